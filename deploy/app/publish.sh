#!/bin/sh
# Publishes this image's build, once. What happens to a version afterwards is decided with promote,
# canary and rollback: a container that starts again must not undo it.
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
# One at a time: all write the same registry.
exec flock "$WEB_ROOT/.publishing" node --import tsx packages/federation/src/cli.ts up "$name" \
  --by "the image of $name"
