import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { get, type IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe } from "vitest";
import { chosenBrand, root } from "@foyer/brand/checkout";
import { nginx } from "@foyer/serve/nginx/nginx.testing";
import { freePort } from "@foyer/serve/serving.testing";
import { eventually } from "./harness/eventually.ts";
import { expect, more } from "./harness/test.ts";

/* A brand as `brand publish` writes it for a real nginx, which is told of each release by PORTAL_RELOAD. */

const brand = chosenBrand();
const host = `${brand}.localhost`;
const folder = mkdtempSync(join(tmpdir(), "foyer-sites-"));
const configuration = join(folder, "nginx.conf");
const reload = `${nginx ?? "nginx"} -s reload -c ${configuration}`;
let port = 0;
let server: ChildProcess | undefined;

async function run(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const child = spawn(
    process.execPath,
    [`${root}scripts/run.mjs`, "brand", ...args, "--to", folder],
    {
      stdio: "inherit",
      env: {
        ...process.env,
        PORTAL_TLS: "off",
        PORTAL_IPV6: "off",
        PORTAL_PORT: String(port),
        PORTAL_LOGS: folder,
        PORTAL_RELOAD: reload,
        PLATFORM_URL: "http://127.0.0.1:9",
        ...env,
      },
    },
  );
  const [code] = await once(child, "exit");
  return Number(code);
}

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
}

/** The document at a host; `fetch` lets nobody choose the host. */
const documentAt = (name: string) =>
  new Promise<Answer>((done, fail) => {
    get({ port, host: "127.0.0.1", headers: { host: name } }, (answer) => {
      answer.resume();
      answer.on("end", () =>
        done({ status: answer.statusCode, headers: answer.headers }),
      );
    }).on("error", fail);
  });
/** Which release it is of: nginx makes it from the time of the file. */
const tagAt = async (name: string) => (await documentAt(name)).headers.etag;
const current = () => readlinkSync(join(folder, brand, "current"));

describe.skipIf(nginx === undefined)("a brand published for nginx", () => {
  beforeAll(async () => {
    // Its workers have a user of their own.
    chmodSync(folder, 0o755);
    port = await freePort();
    expect(
      await run(["publish", brand, "--host", host], { PORTAL_RELOAD: "" }),
    ).toBe(0);
    const release = join(folder, brand, "current", ".deploy/nginx/nginx.conf");
    writeFileSync(
      configuration,
      readFileSync(release, "utf8")
        .replace(/^pid .*$/m, `pid ${folder}/nginx.pid;`)
        .replace(/^error_log .*$/m, `error_log ${folder}/error.log;`),
    );
    server = spawn(nginx ?? "", ["-c", configuration, "-g", "daemon off;"], {
      stdio: "inherit",
    });
    await eventually
      .poll(() => existsSync(join(folder, "nginx.pid")))
      .toBe(true);
  }, 240_000);
  afterAll(async () => {
    if (server && server.exitCode === null) {
      server.kill("SIGTERM");
      await once(server, "exit");
    }
    rmSync(folder, { recursive: true });
  });

  more(
    "is the new release with the next page, and the old one after a rollback",
    async () => {
      const [before, tag] = [current(), await tagAt(host)];
      expect(await run(["publish", brand])).toBe(0);
      await eventually.poll(() => tagAt(host)).not.toBe(tag);
      expect(await run(["rollback", brand])).toBe(0);
      await eventually.poll(() => tagAt(host)).toBe(tag);
      expect(current()).toBe(before);
      expect((await documentAt("elsewhere.example")).status).toBe(404);
    },
  );

  more("stays as it was if nginx refuses the release", async () => {
    const [before, tag] = [current(), await tagAt(host)];
    const releases = () => readdirSync(join(folder, brand, "releases"));
    const kept = releases().length;
    expect(await run(["publish", brand], { PORTAL_RELOAD: "false" })).toBe(1);
    expect(current()).toBe(before);
    expect(await tagAt(host)).toBe(tag);
    expect(releases().length).toBe(kept + 1);
  });

  more(
    "is previewed at a host of its own, which nobody's search finds",
    async () => {
      const tag = await tagAt(host);
      expect(await run(["publish", brand, "--preview"])).toBe(0);
      await eventually
        .poll(async () => (await documentAt(`preview.${host}`)).status)
        .toBe(200);
      const robots = "x-robots-tag";
      expect((await documentAt(`preview.${host}`)).headers[robots]).toBe(
        "noindex",
      );
      const players = await documentAt(host);
      expect(players.headers[robots]).toBeUndefined();
      expect(players.headers.etag).toBe(tag);
    },
  );
});
