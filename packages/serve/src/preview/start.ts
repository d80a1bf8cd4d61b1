import { join } from "node:path";
import type { Duplex } from "node:stream";
import { parseArgs } from "node:util";
import { serve } from "@hono/node-server";
import { logLine } from "./log-line.ts";
import { localPhone } from "../phone.ts";
import { readRecord } from "../record.ts";
import { readRenderer } from "../documents/drawDocument.ts";
import { createPreview } from "./server.ts";
import { forwardUpgrade } from "./upgrade.ts";

/*
 * preview/start.ts --folder <build> --port <port> --platform-url <address> [--platform-origin <origin>]…
 * Prints one line of JSON when it listens.
 */
const { values } = parseArgs({
  options: {
    folder: { type: "string" },
    port: { type: "string" },
    "platform-url": { type: "string" },
    "platform-origin": { type: "string", multiple: true },
  },
});
const folder = values.folder ?? join(import.meta.dirname, "../../../app/dist");
const platformUrl = values["platform-url"] ?? "http://127.0.0.1:4174";

const built = readRecord(folder);
const port = Number(values.port ?? 4173);
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

const server = serve(
  {
    fetch: app.fetch,
    port,
    hostname: "127.0.0.1",
  },
  ({ port }) => {
    console.log(
      JSON.stringify({ url: `http://localhost:${port}`, brand: built.brand }),
    );
  },
);

// Live events of the member's account use a socket at the same origin, under the same policy as every call.
server.on("upgrade", forwardUpgrade(platformUrl, built.merchantCode));

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
