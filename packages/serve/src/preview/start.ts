import { join } from "node:path";
import type { Duplex } from "node:stream";
import { parseArgs } from "node:util";
import { serve } from "@hono/node-server";
import { logLine } from "./log-line.ts";
import { localPhone } from "../phone.ts";
import { readRecord } from "../record.ts";
import { readRenderer } from "../documents/drawDocument.ts";
import { createPreview } from "./server.ts";
import { createSites, noSite, type Site, type Sites } from "./sites.ts";
import { forwardUpgrade } from "./upgrade.ts";

/*
 * preview/start.ts --folder <build> --port <port> --platform-url <address> [--platform-origin <origin>]…
 * preview/start.ts --sites <folder> …: the published brands of a folder, each at its own host name.
 * Prints one line of JSON when it listens.
 */
const { values } = parseArgs({
  options: {
    folder: { type: "string" },
    sites: { type: "string" },
    port: { type: "string" },
    "platform-url": { type: "string" },
    "platform-origin": { type: "string", multiple: true },
  },
});
const platformUrl = values["platform-url"] ?? "http://127.0.0.1:4174";
const port = Number(values.port ?? 4173);
/** How often the links of published brands are followed, in ms. */
const followMs = 250;

/** Everything that is served of one build. */
async function open(folder: string): Promise<Site> {
  const built = readRecord(folder);
  const app = createPreview({
    folder,
    drawing: await readRenderer(folder),
    platformUrl,
    hosts: built.hosts,
    paths: built.paths,
    merchant: built.merchantCode,
    phone:
      built.phoneSignIn &&
      localPhone(built.phoneSignIn, port, values["platform-origin"]),
    local: values["platform-origin"] ?? [],
    defaultPassword: process.env["FOYER_DEFAULT_PASSWORD_DIGEST"],
    reportPath: "/csp-reports",
    onReport: (report) => console.error(`Report of a page: ${logLine(report)}`),
    onUndrawn: (error) => console.error("A page could not be drawn:", error),
    onViolation: (report) =>
      console.error(`Policy violation: ${logLine(report)}`),
  });
  return { host: built.host, merchant: built.merchantCode, fetch: app.fetch };
}

/** Finds the site that a host is of. */
async function find(): Promise<Sites["at"]> {
  const { sites: folder } = values;
  if (folder === undefined) {
    const site = await open(
      values.folder ?? join(import.meta.dirname, "../../../app/dist"),
    );
    return () => site;
  }
  const sites = createSites({
    folder,
    open,
    onFailure: (release, error) =>
      console.error(`${release} cannot be served:`, error),
  });
  await sites.refresh();
  setInterval(
    () => void sites.refresh().catch(console.error),
    followMs,
  ).unref();
  return sites.at;
}

const siteAt = await find();
const server = serve(
  {
    fetch: (request, env) =>
      siteAt(request.headers.get("host") ?? undefined)?.fetch(request, env) ??
      noSite(),
    port,
    hostname: "127.0.0.1",
  },
  ({ port }) => {
    console.log(JSON.stringify({ url: `http://localhost:${port}` }));
  },
);

// Live events of the member's account use a socket at the same origin, under the same policy as every call.
server.on("upgrade", (request, socket: Duplex, head) => {
  const site = siteAt(request.headers.host);
  if (site) forwardUpgrade(platformUrl, site.merchant)(request, socket, head);
  else socket.end("HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n");
});

const sockets = new Set<Duplex>();
server.on("upgrade", (_request, socket: Duplex) => {
  sockets.add(socket);
  socket.once("close", () => sockets.delete(socket));
});
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    server.close(() => process.exit(0));
    // A socket for live events would prevent the server from closing.
    for (const socket of sockets) socket.destroy();
  });
}
