#!/bin/sh
# Fills the templates in with the variables that are meant.
set -eu
NGINX_LOCAL_RESOLVERS=$(awk '/^nameserver/ { printf "%s ", $2 }' /etc/resolv.conf)
export NGINX_LOCAL_RESOLVERS
names=$(env | cut -d= -f1 | grep -E "$NGINX_ENVSUBST_FILTER" | sed 's/.*/${&}/' | tr '\n' ' ')
for template in /etc/nginx/templates/*.template; do
  envsubst "$names" < "$template" > "$NGINX_ENVSUBST_OUTPUT_DIR/$(basename "$template" .template)"
done
exec "$@"
