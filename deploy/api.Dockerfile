# The API, without the front end. Build from the repository's root.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY services/package.json services/
COPY packages/federation/package.json packages/federation/
# The compiler comes with the federation package's dependencies.
RUN npm ci --workspace services --workspace packages/federation --ignore-scripts --no-audit --no-fund
COPY services services
RUN node services/build.mjs

FROM node:22-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY services/package.json services/
RUN npm ci --workspace services --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:22-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/services/package.json services/
COPY --from=build /app/services/dist services/dist
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "services/dist/main.js"]
