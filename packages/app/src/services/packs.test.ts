import { expect, it, vi } from "vitest";
import { keptPacks, type LoadPack } from "./packs.ts";

it("loads each text once, and what failed again", async () => {
  const load = vi
    .fn<LoadPack>()
    .mockRejectedValueOnce(new Error("lost"))
    .mockImplementation((code, part) =>
      Promise.resolve({ [`${code} ${part}`]: [] }),
    );
  const packs = keptPacks(load);
  await expect(packs.load("EN", "portal")).rejects.toThrow("lost");
  expect(packs.loaded("EN", "portal")).toBeUndefined();
  const pack = await packs.load("EN", "portal");
  expect(await packs.load("EN", "portal")).toBe(pack);
  expect(packs.loaded("EN", "portal")).toBe(pack);
  expect(packs.loaded("EN", "centre")).toBeUndefined();
  expect(load).toHaveBeenCalledTimes(2);
});

it("keeps the texts of each brand apart", async () => {
  const of = (name: string) => keptPacks(() => Promise.resolve({ [name]: [] }));
  const [one, other] = [of("one"), of("other")];
  await one.load("EN", "centre");
  expect(other.loaded("EN", "centre")).toBeUndefined();
});
