#!/bin/sh
# Publishes this image's build once. Later changes are made with promote, canary and rollback. A restarted
# container must not undo them.
set -eu

field() {
  node --print "require('./$FOLDER/dist/build.json').$1"
}
name=$(field name)
version=$(field version)-$(field hash)

if [ -e "$WEB_ROOT/remotes/$name/$version" ]; then
  echo "$name $version was published before."
  exit 0
fi
# One publisher at a time, because all write to the same registry.
exec flock "$WEB_ROOT/.publishing" node --import tsx packages/federation/src/cli.ts up "$name" \
  --by "the image of $name"
