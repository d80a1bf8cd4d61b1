import { describe, expect, it } from "vitest";
import { manifestOf, shortName } from "./manifest.ts";

const facts = {
  name: "Lantern Harbour",
  lang: "ar",
  dir: "rtl",
  color: "#06171c",
  drawing: "/assets/favicon-1a.svg",
  icons: {
    "icon-192": "/assets/icon-192-1a.png",
    "icon-512": "/assets/icon-512-1a.png",
    "icon-maskable-512": "/assets/icon-maskable-512-1a.png",
    "apple-touch-icon": "/assets/apple-touch-icon-1a.png",
  },
} as const;

describe("manifestOf", () => {
  it("contains the brand's name, language, direction, colour and icons", () => {
    expect(JSON.parse(manifestOf(facts))).toEqual({
      id: "/",
      name: "Lantern Harbour",
      short_name: "Lantern",
      lang: "ar",
      dir: "rtl",
      start_url: "/",
      scope: "/",
      display: "minimal-ui",
      theme_color: "#06171c",
      background_color: "#06171c",
      icons: [
        {
          src: "/assets/icon-192-1a.png",
          type: "image/png",
          sizes: "192x192",
          purpose: "any",
        },
        {
          src: "/assets/icon-512-1a.png",
          type: "image/png",
          sizes: "512x512",
          purpose: "any",
        },
        {
          src: "/assets/icon-maskable-512-1a.png",
          type: "image/png",
          sizes: "512x512",
          purpose: "maskable",
        },
        {
          src: "/assets/favicon-1a.svg",
          type: "image/svg+xml",
          sizes: "any",
          purpose: "any",
        },
      ],
    });
  });
  it("lists no icons when there are none", () => {
    const { icons } = JSON.parse(
      manifestOf({ ...facts, drawing: undefined, icons: {} }),
    );
    expect(icons).toEqual([]);
  });
});

describe("shortName", () => {
  it.each([
    ["Harbour", "Harbour"],
    ["Lantern Harbour Club", "Lantern"],
    ["Bay One Club", "Bay One Club"],
    ["Lanternkeepers Club", "Lanternkeepe"],
    ["  Quay   Nine ", "Quay Nine"],
    ["ศาลาริมน้ำกว้างใหญ่ไพศาล", "ศาลาริมน้ำกว้างใ"],
  ])("of %s is %s", (name, short) => {
    expect(shortName(name)).toBe(short);
  });
});
