import { describe, expect, it } from "vitest";
import { allBrands, testBrand } from "../testing/brands.ts";
import { routesOf, viewKey, type RouteRecord } from "./table.ts";

const standard = testBrand();

const find = (records: RouteRecord[], path: string) =>
  records.find((record) => record.path === path);

describe("routesOf", () => {
  it.each(allBrands.map((brand) => [brand.name, brand] as const))(
    "gives %s the lobby at /, /login and /register",
    (_name, brand) => {
      const records = routesOf(brand);
      for (const path of ["/", "/login", "/register"])
        expect(find(records, path)?.page).toBe("home");
    },
  );

  it("gives two brands different routes", () => {
    const [first, second] = allBrands.map((brand) =>
      routesOf(brand).map(({ path }) => path),
    );
    expect(first).not.toEqual(second);
  });

  it("gives a casino and a sports brand different routes (CRD-05, CFG-21)", () => {
    const paths = (brand: Parameters<typeof testBrand>[0]) =>
      routesOf(testBrand(brand)).map(({ path }) => path);
    const casino = paths({ categories: ["HOME", "LIVE", "RNG", "FAV"] });
    const sports = paths({
      categories: ["HOME", "SPORTS", "ESPORTS", "FAV"],
      routes: { off: ["/down", "/agent", "/agentHome"], needsLogin: [] },
    });
    expect(casino.filter((path) => !sports.includes(path)).sort()).toEqual([
      "/agent",
      "/agentHome",
      "/down",
      "/live",
      "/rng",
    ]);
    expect(sports.filter((path) => !casino.includes(path)).sort()).toEqual([
      "/esports",
      "/sports",
    ]);
  });

  it("gives a brand its own pages, with its own guards", () => {
    const page = { path: "/p/rooms", title: {}, description: {} };
    const records = routesOf({
      ...testBrand({ routes: { off: [], needsLogin: ["/p/rooms"] } }),
      content: { pages: [page, { ...page, path: "/p/care" }] },
    });
    expect(find(records, "/p/rooms")).toEqual({
      path: "/p/rooms",
      page: "brandPage",
      own: page,
      access: "member",
    });
    expect(find(records, "/p/care")?.access).toBeUndefined();
    expect(find(routesOf(standard), "/p/rooms")).toBeUndefined();
  });

  // OPN-17
  it.each([
    ["/favorite", "session"],
    ["/recent", "session"],
    ["/seamless", "session"],
    ["/lottery", "member"],
    ["/seaLottery", "member"],
    ["/vnLottery", "member"],
    ["/member", "member"],
    ["/pointMall", "member"],
    ["/live", undefined],
    ["/help", undefined],
    ["/down", undefined],
    ["/agent", undefined],
    ["/agentHome", undefined],
    ["/", undefined],
  ])("sets the access of %s to %s", (path, access) => {
    expect(find(routesOf(standard), path)?.access).toBe(access);
  });

  it("leaves out routes that a brand switches off, but never the lobby", () => {
    const records = routesOf({
      ...standard,
      routes: { off: ["/recent", "/"], needsLogin: [] },
    });
    expect(find(records, "/recent")).toBeUndefined();
    expect(find(records, "/")).toBeDefined();
  });

  it("leaves out categories that the brand does not offer", () => {
    expect(
      find(routesOf({ ...standard, categories: ["HOME", "LIVE"] }), "/rng"),
    ).toBeUndefined();
  });

  // OPN-17
  it("adds the brand's own guards", () => {
    const records = routesOf({
      ...standard,
      routes: { off: [], needsLogin: ["/live", "/favorite"] },
    });
    expect(find(records, "/live")?.access).toBe("member");
    expect(find(records, "/favorite")?.access).toBe("session");
  });

  it("leaves out header, side menu and footer only in the agents' area (RTE-18)", () => {
    expect(
      routesOf(standard)
        .filter(({ chrome }) => chrome === false)
        .map(({ path }) => path),
    ).toEqual(["/agent", "/agentHome"]);
  });

  // RTE-22, NAV-07, OPN-20
  it("leaves out the footer only on game pages", () => {
    const bare = routesOf(standard).filter(({ footer }) => footer === false);
    expect(bare.map(({ path }) => path)).toEqual([
      "/seamless",
      "/lottery",
      "/seaLottery",
      "/vnLottery",
    ]);
    expect(bare.every(({ game }) => game)).toBe(true);
  });
});

// NAV-06
describe("viewKey", () => {
  const at = (path: string) => {
    const url = new URL(path, "https://portal.example");
    const record = find(routesOf(standard), url.pathname) ?? {
      path: "*",
      page: "notFound" as const,
    };
    return viewKey(record, url);
  };

  it("is the same for the lobby and its dialogs, with or without a search text", () => {
    expect(
      new Set(["/", "/index", "/login", "/register", "/?q=moon"].map(at)).size,
    ).toBe(1);
  });

  // OPN-21
  it("differs between /, /home and /index.html", () => {
    expect(new Set(["/", "/home", "/index.html"].map(at)).size).toBe(3);
  });

  it("changes with path, documented query and hash, but not with the portal's own parameters", () => {
    expect(at("/rng")).not.toBe(at("/live"));
    expect(at("/rng?vassalage=A")).not.toBe(at("/rng?vassalage=B"));
    expect(at("/promotions#1")).not.toBe(at("/promotions#2"));
    expect(at("/help#1")).not.toBe(at("/help#2"));
    expect(at("/down?for=ios")).toBe(at("/down?for=lite"));
    expect(at("/rng?vassalage=A&page=2&q=moon")).toBe(at("/rng?vassalage=A"));
    expect(at("/live#top")).toBe(at("/live"));
  });
});
