FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm install --no-save
COPY . .
RUN node scripts/build.ts

FROM node:24-bookworm-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm install --no-save --omit=dev && find node_modules -regex ".*\.\(map\|d\.[cm]?ts\)" -delete

# npm and its like stay behind: the site needs the runtime alone.
FROM debian:bookworm-slim
RUN useradd --uid 1000 --no-create-home site && install -d -o site /data
COPY --from=build /usr/local/bin/node /usr/local/bin/node
WORKDIR /app
COPY --from=dependencies /app/node_modules node_modules
COPY --from=build /app/build build
COPY package.json ./
COPY platform platform
COPY domain/term-sheet domain/term-sheet
COPY content content
COPY db/migrations db/migrations
COPY ui/fonts ui/fonts
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
USER site
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--enable-source-maps", "--max-semi-space-size=16", "--no-allocation-site-pretenuring", "build/server/index.js"]
CMD ["start"]
