# The product in two stages: one that installs and builds, one that serves. docs/operations.md says how to run it.
FROM node:24-bookworm-slim AS build
WORKDIR /srv/fairfloor
COPY . .
RUN npm run build
# What the server needs at run time alone. Its Node comes from the image.
RUN rm -rf node_modules && npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace=@fairfloor/server --workspace=@fairfloor/brands
RUN node scripts/slim.mjs && mkdir -p data

FROM debian:bookworm-slim
WORKDIR /srv/fairfloor
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /srv/fairfloor/node_modules node_modules
COPY --from=build /srv/fairfloor/package.json /srv/fairfloor/LICENSE /srv/fairfloor/NOTICE ./
COPY --from=build /srv/fairfloor/domain domain
COPY --from=build /srv/fairfloor/brands brands
COPY --from=build /srv/fairfloor/hall hall
COPY --from=build /srv/fairfloor/web/dist web/dist
COPY --from=build /srv/fairfloor/server server
COPY --from=build --chown=1000:1000 /srv/fairfloor/data data
USER 1000:1000
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
VOLUME /srv/fairfloor/data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=5m CMD ["node", "-e", "fetch('http://127.0.0.1:3000/live').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--import=./server/src/platform/resolve-once.ts"]
CMD ["server/src/main.ts"]
