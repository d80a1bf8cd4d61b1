import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { orBuiltFile } from "./builtFile.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "foyer-built-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets/rooms.EN-1a2b3c4.json"), '{"html":"A"}');
  writeFileSync(join(folder, "secret.json"), "{}");
});
afterAll(() => rmSync(folder, { recursive: true }));

it("answers with a file of the build, without asking the platform", async () => {
  const platform = vi.fn(() => Promise.resolve(new Response("")));
  const fetch = orBuiltFile(folder, platform);
  const response = await fetch("/assets/rooms.EN-1a2b3c4.json", {});
  expect(await response.json()).toEqual({ html: "A" });
  await expect(fetch("/assets/lost.json", {})).rejects.toThrow("ENOENT");
  expect(platform).not.toHaveBeenCalled();
});

it.each([
  "/wps/site",
  "/assets/../secret.json",
  "/secret.json",
  "/assets/a/b.json",
])("asks the platform for %s", async (url) => {
  const platform = vi.fn(() => Promise.resolve(new Response("platform")));
  const response = await orBuiltFile(folder, platform)(url, {});
  expect(await response.text()).toBe("platform");
});
