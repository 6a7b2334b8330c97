#!/bin/sh
# Backs up database and files every night into /backups, as `npm run restore` reads them, and keeps the last fortnight.
# With `now` as its argument: once, and ends.
set -eu
umask 077
# The database is that of PGHOST, PGUSER, PGPASSWORD and PGDATABASE.
: "${PGDATABASE:?}" "${FILES:=/files}" "${BACKUPS:=/backups}" "${AT:=02:30}" "${KEEP_DAYS:=14}"

backup() {
  name="$BACKUPS/$(date +%F).tar.gz"
  work=$(mktemp -d)
  trap 'rm -rf "$work" "$name.part"' EXIT
  # The database first: a file added meanwhile is then stored without a row, but no row lacks its file.
  pg_dump --format=custom --no-owner --file="$work/database.dump"
  if [ -d "$FILES/files" ]; then
    tar -czf "$name.part" -C "$work" database.dump -C "$FILES" files
  else
    tar -czf "$name.part" -C "$work" database.dump
  fi
  mv "$name.part" "$name"
  find "$BACKUPS" -name '*.tar.gz' -mtime "+$KEEP_DAYS" -delete
  echo "$(date -Is) $name"
}

if [ "${1:-}" = now ]; then
  backup
  exit
fi
last=
while :; do
  today=$(date +%F)
  if [ "$(date +%H:%M)" = "$AT" ] && [ "$last" != "$today" ]; then
    last=$today
    # In a shell of its own: a function that is asked for its success would go on after a fault.
    sh "$0" now || echo "$(date -Is) the backup failed" >&2
  fi
  sleep 20
done
