# Sourced by run and test, which set $root first. Gives
#   prepare app|test [loose]   make .venv and the system ready, or say what is missing and exit 2;
#                              loose: go on where only Qt's libraries are missing
# All it says goes to standard error, so that `packaging/run check --json` stays machine-readable.

python="$root/.venv/bin/python"
PATH="${PATH:-/usr/local/bin:/usr/bin:/bin}:/usr/local/sbin:/usr/sbin:/sbin"
export PATH
unset PYTHONHOME    # it would send .venv's Python to another library

say() {
    printf 'trailwright: %s\n' "$1" >&2
}

# A Python 3.11 to 3.14 that can make environments; PYTHON names one that goes before the others.
find_python() {
    for candidate in "${PYTHON:-python3}" python3 python3.13 python3.12 python3.11 python3.14; do
        if "$candidate" -I -c '
import ensurepip, sys, venv
sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 14))' >/dev/null 2>&1; then
            printf '%s\n' "$candidate"
            return 0
        fi
    done
    return 1
}

# The column of system-packages.txt that this system's package manager uses, and its command.
package_manager() {
    if command -v apt-get >/dev/null 2>&1; then
        echo "2 apt-get install --no-install-recommends"
    elif command -v dnf >/dev/null 2>&1; then
        echo "3 dnf install"
    elif command -v pacman >/dev/null 2>&1; then
        echo "4 pacman -S"
    fi
}

# Install packages by apt-get where that is there and allowed without asking for a password.
install_packages() {
    command -v apt-get >/dev/null 2>&1 || return 1
    if [ "$(id -u)" -eq 0 ]; then
        as_root=""
    elif command -v sudo >/dev/null 2>&1 && sudo -n true >/dev/null 2>&1; then
        as_root="sudo -n"
    else
        return 1
    fi
    say "installing from the system's packages: $*"
    log=$(mktemp) || return 1
    install="$as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -y --no-install-recommends install"
    # The package lists may be absent or old: fetch them only then.
    if $install "$@" >"$log" 2>&1 ||
        { $as_root apt-get -q update >"$log" 2>&1 && $install "$@" >>"$log" 2>&1; }; then
        rm -f "$log"
        return 0
    fi
    cat "$log" >&2
    rm -f "$log"
    return 1
}

# Rows of system-packages.txt on standard input: say what is missing and how to get it.
tell_missing() {
    rows=$(cat)
    say "this system $1:"
    printf '%s\n' "$rows" | while read -r what _; do printf '    %s\n' "$what" >&2; done
    manager=$(package_manager)
    if [ -n "$manager" ]; then
        names=$(printf '%s\n' "$rows" | awk -v column="${manager%% *}" '{print $column}' | sort -u)
        say "someone with root rights installs it by"
        printf '    %s %s\n' "${manager#* }" "$(echo $names)" >&2
    else
        say "packaging/system-packages.txt names the packages that bring it."
    fi
}

prepare() {
    if "$python" -I "$root/packaging/environment.py" fit "$1" >/dev/null 2>&1; then
        return 0
    fi
    rows=$(grep -v -e '^#' -e '^ *$' "$root/packaging/system-packages.txt")
    base=$(find_python) || {
        install_packages $(printf '%s\n' "$rows" | awk '{print $2}') || true
        base=$(find_python) || {
            say "it takes Python 3.11, 3.12, 3.13 or 3.14 with its module venv; none was found."
            say "If it has another name or place here: PYTHON=/path/to/python3 $0"
            printf '%s\n' "$rows" | tell_missing "lacks Python or its venv, and perhaps some of Qt's libraries"
            exit 2
        }
    }
    missing=$("$base" -I "$root/packaging/environment.py" missing)
    if [ -n "$missing" ]; then
        install_packages $(printf '%s\n' "$missing" | awk '{print $2}') || true
        missing=$("$base" -I "$root/packaging/environment.py" missing)
    fi
    if [ -n "$missing" ] && [ "${2:-}" = loose ]; then
        say "libraries that windows and pictures need are missing here (packaging/test names them)."
    elif [ -n "$missing" ]; then
        printf '%s\n' "$missing" | tell_missing "lacks libraries that Qt needs"
        exit 2
    fi
    "$python" -I "$root/packaging/environment.py" installed "$1" >/dev/null 2>&1 ||
        "$base" -I "$root/packaging/environment.py" install "$1" || exit 2
}
