import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fetchPacks } from "./fetchPacks.ts";

const load = fetchPacks({
  EN: { portal: "/assets/EN-a.json", centre: "/assets/EN-b.json" },
  CN: {
    portal: "/assets/CN-a.json",
    centre: "/assets/CN-b.json",
    fonts: "/assets/CN.css",
  },
});
const answer = vi.fn<typeof fetch>();
const lost = vi.fn<(event: Event) => void>();
const sheets = () =>
  [...document.querySelectorAll("link[rel=stylesheet]")].map((link) =>
    link.getAttribute("href"),
  );

beforeEach(() => {
  vi.stubGlobal("fetch", answer);
  answer.mockReset().mockResolvedValue(Response.json({ hi: [] }));
  lost.mockReset();
  window.addEventListener("vite:preloadError", lost);
});
afterEach(() => {
  window.removeEventListener("vite:preloadError", lost);
  document.head.replaceChildren();
});

it("fetches each part of a language from its own file", async () => {
  expect(await load("EN", "portal")).toEqual({ hi: [] });
  answer.mockResolvedValue(Response.json({}));
  await load("EN", "centre");
  expect(answer.mock.calls.map(([address]) => address)).toEqual([
    `${location.origin}/assets/EN-a.json`,
    `${location.origin}/assets/EN-b.json`,
  ]);
  expect(sheets()).toEqual([]);
});

it("brings the fonts that a language alone needs, once", async () => {
  await load("CN", "portal");
  answer.mockResolvedValue(Response.json({}));
  await load("CN", "centre");
  expect(sheets()).toEqual(["/assets/CN.css"]);
  // Or a drawn page has brought them.
  answer.mockResolvedValue(Response.json({}));
  await load("CN", "portal");
  expect(sheets()).toEqual(["/assets/CN.css"]);
});

it.each([
  ["is gone", () => Promise.resolve(new Response("", { status: 404 }))],
  ["is a page", () => Promise.resolve(new Response("<!doctype html>"))],
  ["does not come", () => Promise.reject(new TypeError("Failed to fetch"))],
])("tells of a file that %s as of any lost part", async (_what, reply) => {
  answer.mockImplementation(reply);
  await expect(load("EN", "portal")).rejects.toThrow("/assets/EN-a.json");
  expect(lost).toHaveBeenCalledWith(
    expect.objectContaining({ payload: expect.any(Error) }),
  );
});

it("has nothing of a language that the document does not name", async () => {
  await expect(load("XX", "portal")).rejects.toThrow("There is no pack XX.");
  expect(answer).not.toHaveBeenCalled();
});
