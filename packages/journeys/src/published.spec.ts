import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe } from "vitest";
import { root } from "@foyer/brand/checkout";
import { eventually } from "./harness/eventually.ts";
import { startOwnSites } from "./harness/ownSandbox.ts";
import { expect, more } from "./harness/test.ts";

/* Several brands from one build and one server, as `brand publish` makes them. */

const folder = mkdtempSync(join(tmpdir(), "foyer-sites-"));
let sites: Awaited<ReturnType<typeof startOwnSites>>;

async function brand(...args: readonly string[]): Promise<number> {
  const child = spawn(
    process.execPath,
    [`${root}scripts/run.mjs`, "brand", ...args, "--to", folder],
    { stdio: "inherit" },
  );
  const [code] = await once(child, "exit");
  return Number(code);
}
const publish = (name: string, ...args: readonly string[]) =>
  brand("publish", name, ...["--host", `${name}.localhost`], ...args);
const releases = (name: string) =>
  readdirSync(join(folder, name, "releases")).length;
/** The document at a host; `fetch` lets nobody choose the host. */
const documentAt = (name: string) =>
  new Promise<{ readonly status: number | undefined; readonly text: string }>(
    (done, fail) => {
      const { host } = new URL(sites.at(name));
      get(sites.at("127.0.0.1"), { headers: { host } }, (answer) => {
        let text = "";
        answer.setEncoding("utf8");
        answer.on("data", (part: string) => (text += part));
        answer.on("end", () => done({ status: answer.statusCode, text }));
      }).on("error", fail);
    },
  );
const scriptsIn = (page: string) =>
  [...page.matchAll(/<script[^>]* src="(\/assets\/[^"]+)"/g)].map(
    ([, file]) => file,
  );

describe("published brands", () => {
  beforeAll(async () => {
    mkdirSync(folder, { recursive: true });
    sites = await startOwnSites(folder);
    for (const name of ["siraja", "tivora"])
      expect(await publish(name, "--sandbox", sites.url)).toBe(0);
  }, 240_000);
  afterAll(async () => {
    await sites.end();
    rmSync(folder, { recursive: true });
  });

  more("share one script, byte for byte, and one server", async ({ visit }) => {
    await eventually
      .poll(async () => (await documentAt("tivora.localhost")).status)
      .toBe(200);
    const [siraja, tivora] = await Promise.all(
      ["siraja.localhost", "tivora.localhost"].map(documentAt),
    );
    expect(scriptsIn(siraja?.text ?? "")).toEqual(
      scriptsIn(tivora?.text ?? ""),
    );
    expect(scriptsIn(siraja?.text ?? "").length).toBe(1);
    const page = await visit.newPage({ lang: null });
    for (const [host, name, lang] of [
      ["siraja.localhost", "Siraja", "ar-AE"],
      ["tivora.localhost", "Tivora", "vi"],
    ] as const) {
      await page.goto(sites.at(host));
      await eventually(page.getByRole("banner")).toBeVisible();
      await eventually(page.locator("html")).toHaveAttribute("lang", lang);
      await eventually(page.getByRole("img", { name }).first()).toBeAttached();
    }
  });

  more("are nobody else's: an unknown host gets 404", async () => {
    for (const host of ["localhost", "aurora.localhost", "elsewhere.example"])
      expect((await documentAt(host)).status).toBe(404);
  });

  more("are previewed at a host of their own, and rolled back", async () => {
    const first = (await documentAt("tivora.localhost")).text;
    expect(await publish("tivora", "--preview")).toBe(0);
    await eventually
      .poll(async () => (await documentAt("preview.tivora.localhost")).status)
      .toBe(200);
    expect((await documentAt("tivora.localhost")).text).toBe(first);
    expect(await publish("tivora")).toBe(0);
    expect(releases("tivora")).toBe(3);
    expect(await brand("rollback", "tivora")).toBe(0);
    await eventually
      .poll(async () => (await documentAt("tivora.localhost")).text)
      .toBe(first);
    // There is none before the first.
    expect(await brand("rollback", "tivora")).toBe(1);
  });

  more("are not published with a fault", async () => {
    const before = releases("siraja");
    expect(await brand("publish", "no-such-brand")).toBe(1);
    expect(await brand("publish", "siraja", "--host", "two words")).toBe(1);
    expect(readdirSync(folder)).not.toContain("no-such-brand");
    expect(releases("siraja")).toBeGreaterThanOrEqual(before);
    expect((await documentAt("siraja.localhost")).status).toBe(200);
  });
});
