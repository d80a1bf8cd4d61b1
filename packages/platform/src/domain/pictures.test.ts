import { describe, expect, it } from "vitest";
import { chooseCdn } from "./cdn.ts";
import {
  onCdn,
  slotVendorPath,
  submenuPath,
  vendorIconPath,
  vendorLogoKey,
  vendorTint,
} from "./images.ts";

describe("picture paths", () => {
  it("follow the documents (GAM-20, GAM-22 … GAM-25)", () => {
    expect(vendorIconPath("LUMEN", false)).toBe(
      "/TCG_PROD_IMAGES/VENDOR_ICON_SMALL/LUMEN-DEFAULT.png",
    );
    expect(vendorIconPath("LUMEN", true)).toBe(
      "/TCG_PROD_IMAGES/VENDOR_ICON_SMALL/LUMEN-ACTIVE.png",
    );
    for (const tint of ["WHITE", "COLOR", "PURPLE"] as const) {
      expect(slotVendorPath("LUMEN", tint)).toBe(
        `/TCG_PROD_IMAGES/RNG_LIST_VENDOR/LUMEN-${tint}.png`,
      );
    }
    expect(submenuPath("RNG", "LUMEN")).toBe(
      "/TCG_PROD_IMAGES/SUBMENU_IMG/STYLE4/RNG-LUMEN.png",
    );
    expect(submenuPath("LOTT", "LUMEN")).toBe(
      "/TCG_PROD_IMAGES/SUBMENU_IMG/STYLE4/ELOTT-LUMEN.png",
    );
    expect(vendorLogoKey("FISH", "AG")).toBe("FISH-AG");
    expect(vendorLogoKey("LOTT", "VN")).toBe("ELOTT-VN");
  });

  it("escape special characters in a code", () => {
    expect(vendorIconPath("../a b?#", true)).toBe(
      "/TCG_PROD_IMAGES/VENDOR_ICON_SMALL/..%2Fa%20b%3F%23-ACTIVE.png",
    );
  });

  it.each([
    ["BTI", "dark", true, "WHITE"],
    ["BTI", "light", true, "PURPLE"],
    ["TCG_SEA", "light", true, "PURPLE"],
    ["BTIX", "light", true, "COLOR"],
    ["LUMEN", "light", true, "COLOR"],
    ["BTI", "light", false, "COLOR"],
    ["LUMEN", "dark", false, "WHITE"],
  ] as const)(
    "tint %s in %s mode, monochrome %s → %s (GAM-21, OPN-28)",
    (vendor, mode, monochrome, tint) => {
      expect(vendorTint(vendor, { mode, monochrome })).toBe(tint);
    },
  );

  it.each([
    ["/a.png", "https://img.example", "https://img.example/a.png"],
    ["/a.png", "https://img.example/", "https://img.example/a.png"],
    ["/a.png", undefined, "/a.png"],
    [
      "https://other.example/a.png",
      "https://img.example",
      "https://other.example/a.png",
    ],
    ["//evil.example/a.png", "https://img.example", "//evil.example/a.png"],
    ["data:image/png;base64,", "https://img.example", "data:image/png;base64,"],
  ])("join %s with the host %s → %s", (address, host, whole) => {
    expect(onCdn(address, host)).toBe(whole);
  });
});

describe("chooseCdn (GAM-26, GAM-27)", () => {
  const hosts = ["https://a", "https://b", "https://c"];

  it.each([
    [0, "https://a"],
    [0.5, "https://b"],
    [0.999, "https://c"],
  ])("picks a host for the random number %d", (chance, host) => {
    expect(chooseCdn(hosts, () => chance).host()).toBe(host);
  });

  it("keeps its choice throughout the session", () => {
    const chances = [0, 0.9, 0.5];
    const cdn = chooseCdn(hosts, () => chances.shift() ?? 0);
    expect([cdn.host(), cdn.host(), cdn.host()]).toEqual([
      "https://a",
      "https://a",
      "https://a",
    ]);
  });

  it("replaces a failing host until none is left", () => {
    const cdn = chooseCdn(hosts, () => 0);
    expect(cdn.nextHost("https://a")).toBe("https://b");
    // A second picture of the first host fails late.
    expect(cdn.nextHost("https://a")).toBe("https://b");
    expect(cdn.nextHost("https://b")).toBe("https://c");
    expect(cdn.nextHost("https://c")).toBeUndefined();
    expect(cdn.host()).toBeUndefined();
  });

  it("returns no host for an empty list", () => {
    expect(chooseCdn([], () => 0).host()).toBeUndefined();
  });
});
