import { describe, expect, it } from "vitest";
import { testBrand } from "../testing/brands.ts";
import { brandWithContent } from "../testing/ownContent.ts";
import { crawledPaths, documentPaths } from "./publicPages.ts";

describe("the pages that documents hold", () => {
  it("are those that everyone may enter", () => {
    const paths = documentPaths(testBrand());
    expect(paths).toEqual(expect.arrayContaining(["/", "/live", "/help"]));
    for (const path of ["/login", "/register", "/member", "/favorite"])
      expect(paths).not.toContain(path);
  });

  it("are not those that a brand switches off or closes to visitors", () => {
    const paths = documentPaths(
      testBrand({ routes: { off: ["/down"], needsLogin: ["/promotions"] } }),
    );
    expect(paths).not.toContain("/down");
    expect(paths).not.toContain("/promotions");
  });
});

describe("what search engines are told", () => {
  it("has a brand's own pages, unless they need a login", () => {
    expect(crawledPaths(brandWithContent()).pages).toContain("/p/rooms");
    const closed = brandWithContent({
      routes: { off: [], needsLogin: ["/p/rooms"] },
    });
    expect(crawledPaths(closed).pages).not.toContain("/p/rooms");
  });

  it("has each page once, and the centres as closed", () => {
    const { pages, closed } = crawledPaths(testBrand());
    expect(pages.filter((path) => /^\/(index|home)?$/.test(path))).toEqual([
      "/",
    ]);
    expect(closed).toEqual(["/member", "/agent", "/agentHome"]);
    expect(pages.filter((path) => closed.includes(path))).toEqual([]);
  });
});
