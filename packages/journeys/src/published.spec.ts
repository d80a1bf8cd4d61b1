import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
} from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe } from "vitest";
import * as v from "valibot";
import { chosenBrand, root } from "@foyer/brand/checkout";
import { eventually } from "./harness/eventually.ts";
import { startOwnSites } from "./harness/ownSandbox.ts";
import { expect, more } from "./harness/test.ts";

/* Several brands from one build and one server, as `brand publish` makes them. */

const brandFile = v.object({
  name: v.string(),
  defaultLanguage: v.string(),
  languages: v.record(v.string(), v.object({ tag: v.string() })),
});

/** Two brands besides the chosen one, as their files say. */
const [first, second] = readdirSync(`${root}themes`)
  .filter(
    (id) =>
      id !== chosenBrand() && existsSync(`${root}themes/${id}/brand.json`),
  )
  .map((id) => {
    const file = `${root}themes/${id}/brand.json`;
    const said = v.parse(brandFile, JSON.parse(readFileSync(file, "utf8")));
    const { tag = "" } = said.languages[said.defaultLanguage] ?? {};
    return { id, host: `${id}.localhost`, name: said.name, tag };
  });
if (!first || !second) throw new Error("There are no two other brands.");

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
    for (const { id } of [first, second])
      expect(await publish(id, "--sandbox", sites.url)).toBe(0);
  }, 240_000);
  afterAll(async () => {
    await sites.end();
    rmSync(folder, { recursive: true });
  });

  more("share one script, byte for byte, and one server", async ({ visit }) => {
    await eventually
      .poll(async () => (await documentAt(second.host)).status)
      .toBe(200);
    const [one, other] = await Promise.all(
      [first.host, second.host].map(documentAt),
    );
    expect(scriptsIn(one?.text ?? "")).toEqual(scriptsIn(other?.text ?? ""));
    expect(scriptsIn(one?.text ?? "").length).toBe(1);
    const page = await visit.newPage({ lang: null });
    for (const { host, name, tag } of [first, second]) {
      await page.goto(sites.at(host));
      await eventually(page.getByRole("banner")).toBeVisible();
      await eventually(page.locator("html")).toHaveAttribute("lang", tag);
      await eventually(page.getByRole("img", { name }).first()).toBeAttached();
    }
  });

  more("are nobody else's: an unknown host gets 404", async () => {
    for (const host of ["localhost", `not-${first.host}`, "elsewhere.example"])
      expect((await documentAt(host)).status).toBe(404);
  });

  more("are previewed at a host of their own, and rolled back", async () => {
    const current = () => readlinkSync(join(folder, second.id, "current"));
    const before = current();
    expect(await publish(second.id, "--preview")).toBe(0);
    await eventually
      .poll(async () => (await documentAt(`preview.${second.host}`)).status)
      .toBe(200);
    expect(current()).toBe(before);
    expect(await publish(second.id)).toBe(0);
    expect(releases(second.id)).toBe(3);
    expect(current()).not.toBe(before);
    expect(await brand("rollback", second.id)).toBe(0);
    expect(current()).toBe(before);
    expect((await documentAt(second.host)).status).toBe(200);
    // There is none before the first.
    expect(await brand("rollback", second.id)).toBe(1);
  });

  more("are not published with a fault", async () => {
    const before = releases(first.id);
    expect(await brand("publish", "no-such-brand")).toBe(1);
    expect(await brand("publish", first.id, "--host", "two words")).toBe(1);
    expect(readdirSync(folder)).not.toContain("no-such-brand");
    expect(releases(first.id)).toBeGreaterThanOrEqual(before);
    expect((await documentAt(first.host)).status).toBe(200);
  });
});
