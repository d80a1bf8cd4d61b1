import {
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createSites, noSite, type Site } from "./sites.ts";

let folder = "";
let opened: string[] = [];
let broken: readonly string[] = [];
let failures: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "foyer-sites-"));
  opened = [];
  broken = [];
  failures = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const lead = (brand: string, release: string, pointer = "current") => {
  mkdirSync(join(folder, brand, "releases", release), { recursive: true });
  const next = join(folder, brand, ".next");
  symlinkSync(join("releases", release), next);
  renameSync(next, join(folder, brand, pointer));
};
const open = (path: string): Promise<Site> => {
  const release = basename(path);
  opened.push(release);
  if (broken.includes(release))
    return Promise.reject(new Error("It has no record."));
  const host = `${release.split("-")[0]}.example`;
  return Promise.resolve({
    host,
    merchant: host,
    fetch: () => new Response(release),
  });
};
const make = () =>
  createSites({
    folder,
    open,
    onFailure: (release) => failures.push(basename(release)),
  });
const said = async (site: Site | undefined) =>
  (await site?.fetch(new Request("http://x/")))?.text();

it("answers each brand at its own host, in whatever case and at whatever port", async () => {
  lead("harbour", "harbour-1");
  lead("lake", "lake-1");
  const sites = make();
  await sites.refresh();
  expect(await said(sites.at("Harbour.example:8443"))).toBe("harbour-1");
  expect(await said(sites.at("lake.example"))).toBe("lake-1");
});

it("answers no other host with any brand", async () => {
  lead("harbour", "harbour-1");
  const sites = make();
  await sites.refresh();
  for (const host of [
    undefined,
    "",
    "elsewhere.example",
    "harbour.example.elsewhere.example",
    "127.0.0.1:80",
    "harbour.example.",
    "__proto__",
  ])
    expect(sites.at(host)).toBeUndefined();
  expect(noSite().status).toBe(404);
});

it("has a preview at a host of its own beside the portal", async () => {
  lead("harbour", "harbour-1");
  lead("harbour", "preview-2", "preview");
  const sites = make();
  await sites.refresh();
  expect(await said(sites.at("harbour.example"))).toBe("harbour-1");
  expect(await said(sites.at("preview.example"))).toBe("preview-2");
});

it("follows a link to another release, and opens nothing twice", async () => {
  lead("harbour", "harbour-1");
  const sites = make();
  await sites.refresh();
  const before = sites.at("harbour.example");
  lead("harbour", "harbour-2");
  await sites.refresh();
  await sites.refresh();
  expect(await said(sites.at("harbour.example"))).toBe("harbour-2");
  // Who was being answered still is, by the release that began it.
  expect(await said(before)).toBe("harbour-1");
  expect(opened).toEqual(["harbour-1", "harbour-2"]);
});

it("serves the release before on where a new one cannot be opened, and says so once", async () => {
  lead("harbour", "harbour-1");
  const sites = make();
  await sites.refresh();
  broken = ["harbour-2"];
  lead("harbour", "harbour-2");
  await sites.refresh();
  await sites.refresh();
  expect(await said(sites.at("harbour.example"))).toBe("harbour-1");
  expect(failures).toEqual(["harbour-2"]);
});

it("forgets a brand whose link is gone, and finds one that is new", async () => {
  lead("harbour", "harbour-1");
  const sites = make();
  await sites.refresh();
  rmSync(join(folder, "harbour"), { recursive: true });
  lead("lake", "lake-1");
  await sites.refresh();
  expect(sites.at("harbour.example")).toBeUndefined();
  expect(await said(sites.at("lake.example"))).toBe("lake-1");
});
