# The site as an image: `docker build -t insight-portal .`, then `docker run -p 3000:3000 --env-file site.env insight-portal`.
# Digests pin the base images, so that the same commit builds the same image. They are digests of the multi-platform index.
# The Node of the lockfile needs glibc. The output of this stage does not.
FROM node:24.21.0-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS sources
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci
COPY . .

# The package of the fake backend as an image: `docker build --target mock -t insight-mock .`, then `docker run -p 4010:4010 insight-mock`.
FROM sources AS mock-package
# The time in the version of the package: `--build-arg SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)`.
ARG SOURCE_DATE_EPOCH
RUN npm run mock:package

FROM node:24.21.0-alpine@sha256:ebfe2f90462722a7a4de65e91990e97fe0d401c70e0e762c5b53302f905ec1c1 AS mock
WORKDIR /mock
COPY --from=mock-package /site/build-mock/insight-mock ./
USER node
EXPOSE 4010
STOPSIGNAL SIGTERM
# Calls from the host of the container come from another address: controls need the PIN that the log shows, or that MOCK_PIN sets.
ENTRYPOINT ["node", "insight-mock.mjs", "--port", "4010", "--host", "0.0.0.0"]

FROM sources AS build
# The commit that /healthz and the logs report: `--build-arg COMMIT_SHA=$(git rev-parse HEAD)`.
ARG COMMIT_SHA
RUN npm run build && npm prune --omit=dev

FROM node:24.21.0-alpine@sha256:ebfe2f90462722a7a4de65e91990e97fe0d401c70e0e762c5b53302f905ec1c1
WORKDIR /site
ENV NODE_ENV=production PORT=3000
COPY --from=build /site/package.json ./
COPY --from=build /site/node_modules node_modules
# Without build/source-maps.
COPY --from=build /site/build/client build/client
COPY --from=build /site/build/server build/server
COPY --from=build /site/scripts/check-node.cjs scripts/check-node.cjs
COPY --from=build /site/scripts/start-server.cjs scripts/start-server.cjs
COPY --from=build /site/src/paths src/paths
COPY --from=build /site/src/app/telemetry-limits.ts src/app/telemetry-limits.ts
COPY --from=build /site/src/app/telemetry-report.ts src/app/telemetry-report.ts
COPY --from=build /site/src/config src/config
COPY --from=build /site/src/i18n src/i18n
COPY --from=build /site/src/server src/server
COPY --from=build /site/src/session src/session
# A non-root user cannot change the files of the image.
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=10s CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "scripts/start-server.cjs"]
