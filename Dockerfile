# The pages are built in one image and served from another, without the tools.
FROM node:24-slim AS build
WORKDIR /app
COPY . .
RUN node tools/install.mjs
RUN node tools/build.mjs
# An archive of the sources has no commit to tell of.
RUN test -e .git || mkdir .git
RUN npm ci --omit=dev --ignore-scripts
# Without the tools, which the image does not have.
RUN npm pkg set "scripts.backup=node server/cli/backup.ts" "scripts.restore=node server/cli/backup.ts --restore" "scripts.tape=node server/cli/tape.ts"

FROM node:24-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json /app/CHANGELOG.md ./
COPY --from=build /app/.git .git
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/server server
COPY --from=build /app/shared shared
RUN mkdir -m 1777 /data
USER node
VOLUME /data
EXPOSE 2567
HEALTHCHECK --interval=10s --start-period=20s CMD node -e "fetch('http://localhost:2567/readyz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "server/main.ts"]
