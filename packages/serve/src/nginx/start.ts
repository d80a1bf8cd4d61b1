import { join } from "node:path";
import { parseArgs } from "node:util";
import { readRecord } from "../record.ts";
import { startNginx } from "./nginx.ts";

/*
 * nginx/start.ts --nginx <path> --folder <build> --port <port> --platform-url <address>
 *   [--platform-origin <origin>]… [--module <path>]…
 * Prints one line of JSON when it answers.
 */
const { values } = parseArgs({
  options: {
    nginx: { type: "string" },
    module: { type: "string", multiple: true },
    folder: { type: "string" },
    port: { type: "string" },
    "platform-url": { type: "string" },
    "platform-origin": { type: "string", multiple: true },
  },
});
const folder = values.folder ?? join(import.meta.dirname, "../../../app/dist");

const { brand, merchantCode, hosts, paths, languages } = readRecord(folder);
const { url, close } = await startNginx({
  nginx: values.nginx ?? "/usr/sbin/nginx",
  modules: values.module ?? [],
  folder,
  port: Number(values.port ?? 4173),
  platformUrl: values["platform-url"] ?? "http://127.0.0.1:4174",
  hosts,
  paths,
  languages,
  prerender: process.env["PORTAL_PRERENDER"] === "on",
  merchant: merchantCode,
  local: values["platform-origin"] ?? [],
  defaultPassword: process.env["FOYER_DEFAULT_PASSWORD_DIGEST"],
});
console.log(JSON.stringify({ url, brand }));
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => void close().then(() => process.exit(0)));
