# syntax=docker/dockerfile:1
# Forecourt: docs/deploy.md. Runs as a user without rights, on a read-only root; what it stores is in /data.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY extras/tracing/package.json extras/tracing/package-lock.json extras/tracing/
RUN npm ci --omit=dev --no-audit --no-fund && npm ci --prefix extras/tracing --no-audit --no-fund
COPY . .
# What only building needs stays behind.
RUN node -e "import('./scripts/build.mjs').then(({ build }) => build())" \
 && rm -rf node_modules/typescript node_modules/esbuild node_modules/@esbuild node_modules/better-sqlite3/deps

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 METRICS_HOST=0.0.0.0 DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/extras/tracing ./extras/tracing
COPY --from=build /app/dist ./dist
COPY --from=build /app/src ./src
COPY --from=build /app/public ./public
COPY --from=build /app/sites ./sites
COPY --from=build /app/feeds ./feeds
COPY --from=build /app/catalogue ./catalogue
RUN mkdir /data && chown node:node /data
# By its number, so that Kubernetes can tell that it is not root (runAsNonRoot): node.
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--max-old-space-size=1024", "--heap-growing-percent=40", "dist/server/main.js"]
