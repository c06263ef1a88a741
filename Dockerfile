# The site as an image: `docker build -t insight-portal .`, then `docker run -p 3000:3000 --env-file site.env insight-portal`.
# The images are named by digest, so that the same commit builds the same image; a digest is of the index of all platforms.
# The Node that the lockfile brings along needs glibc; what comes out of this stage does not.
FROM node:24.21.0-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# `--build-arg COMMIT_SHA=$(git rev-parse HEAD)`: what /healthz and the log name the build by.
ARG COMMIT_SHA
# The parts of Fluent UI that pages use are in the build.
RUN npm run build && npm prune --omit=dev && rm -rf node_modules/@fluentui node_modules/@griffel

FROM node:24.21.0-alpine@sha256:ebfe2f90462722a7a4de65e91990e97fe0d401c70e0e762c5b53302f905ec1c1
WORKDIR /site
ENV NODE_ENV=production PORT=3000
COPY --from=build /site/package.json ./
COPY --from=build /site/node_modules node_modules
COPY --from=build /site/build build
COPY --from=build /site/src/paths.ts src/app/paths.ts
COPY --from=build /site/src/config src/config
COPY --from=build /site/src/i18n src/i18n
COPY --from=build /site/src/server src/server
COPY --from=build /site/src/session src/session
# Nothing of the image can be changed by what runs in it.
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "src/server/main.ts"]
