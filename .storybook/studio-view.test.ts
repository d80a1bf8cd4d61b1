import { describe, expect, it } from "vitest";
import { readdirSync, existsSync } from "node:fs";
import { noOverrides } from "../packages/brand/src/seeds/derive.ts";
import { readTheme } from "../packages/brand/src/tokens/readTheme.ts";
import { rolesOfSeed } from "./studio/acts.ts";
import {
  isNear,
  isWeak,
  measure,
  ratioText,
  weakest,
} from "./studio/contrast.ts";
import { brandEntries, fitEntry } from "./studio/entries.ts";
import { readWish, wishMessage } from "./studio/frame/wish.ts";
import { slugOf, partOf } from "./studio/links.ts";
import { liveTheme } from "./studio/liveTheme.ts";
import { windowsIn } from "./studio/measures.ts";
import type { StudioPack } from "./studio/pack.ts";
import { savedPack } from "./studio/savedPacks.ts";
import { stepOf } from "./studio/steps.ts";
import { keptView, type View } from "./studio/view.ts";
import { withRole, withSeed } from "./studio/changes.ts";
import { root } from "../packages/brand/src/checkout.ts";

const brandIds = readdirSync(`${root}themes`).filter((name) =>
  existsSync(`${root}themes/${name}/brand.json`),
);

const pack = {
  brand: {
    name: "Harbour",
    merchantCode: "harbour",
    languages: {
      EN: { tag: "en", label: "English" },
      AR: { tag: "ar", label: "العربية" },
    },
    defaultLanguage: "EN",
    defaultMode: "dark",
    hosts: { image: [], game: [], frame: [], connect: [] },
    categories: ["HOME", "RNG", "FAV"],
    legal: { rights: "All.", licence: "Seven.", risk: "Some." },
  },
  tokens: { seeds: readTheme({ seeds: {} }).seeds, overrides: noOverrides },
  messages: {},
} satisfies StudioPack;

describe("the entries of brand.json", () => {
  const entries = brandEntries();
  const kindOf = (path: string) =>
    entries.find((entry) => entry.path.join(".") === path)?.control.kind;
  it("are found by the schema's structure, each with its sentence", () => {
    expect(kindOf("layout.gameCard")).toBe("choice");
    expect(kindOf("layout.home.sections")).toBe("list");
    expect(kindOf("layout.banner.autoplay")).toBe("number");
    expect(kindOf("winnerBoard")).toBe("switch");
    expect(kindOf("categories")).toBe("list");
    const silent = entries.filter(
      ({ path, use }) => path[0] === "layout" && use === "",
    );
    expect(silent).toEqual([]);
  });
  it("are no texts, addresses or codes", () => {
    for (const path of [
      "name",
      "hosts.image",
      "legal.risk",
      "features.smsLogin",
    ])
      expect(kindOf(path)).toBeUndefined();
  });
  it("know what counts where the file says nothing", () => {
    const card = entries.find(({ path }) => path.at(-1) === "gameCard");
    expect(card?.fallback).toBe("poster");
  });
  it("take what is added to the schema by themselves", () => {
    const added = brandEntries({
      properties: {
        layout: {
          properties: {
            corner: { enum: ["cut", "round"], description: "How it ends." },
          },
        },
      },
    });
    expect(added).toEqual([
      {
        path: ["layout", "corner"],
        use: "How it ends.",
        fallback: undefined,
        control: { kind: "choice", choices: ["cut", "round"] },
      },
    ]);
  });
  it("fit a number to what is allowed", () => {
    const seconds = { kind: "number", min: 5, max: 60, also: [0] } as const;
    expect([0, 3, 30.4, 99].map((asked) => fitEntry(seconds, asked))).toEqual([
      0, 5, 30, 60,
    ]);
  });
});

describe("the contrast of a draft", () => {
  it("is measured for every pair in both modes, and solved by the seeds", () => {
    const { rows } = measure(pack);
    expect(rows.filter(isWeak)).toEqual([]);
    expect(rows.some(isNear)).toBe(true);
    expect(new Set(rows.map(({ mode }) => mode))).toEqual(
      new Set(["dark", "light"]),
    );
  });
  it("names the pair that a role of the brand's own spoils", () => {
    const draft = withRole(pack, "dark", "color.text.primary", "#303030");
    const { rows } = measure(draft);
    const weak = rows.filter(isWeak);
    expect(weak.length).toBeGreaterThan(3);
    expect(weak.every(({ mode }) => mode === "dark")).toBe(true);
    expect(weakest(rows, "dark", ["color.text.primary"])).toMatchObject({
      foreground: "color.text.primary",
    });
  });
  it("says what was moved", () => {
    const pale = withSeed(pack, "accent", { l: 0.95, c: 0.05, h: 100 });
    const { moves } = measure(pale);
    const fill = moves.find(
      ({ mode, role }) => mode === "light" && role === "color.accent.fill",
    );
    expect(fill?.by).toBeLessThan(-0.2);
  });
  it("is never rounded up over its limit", () => {
    expect(ratioText(4.499)).toBe("4.49");
  });
});

describe("where a seed acts", () => {
  it("is tried out", () => {
    const { theme } = measure(pack);
    expect(rolesOfSeed(pack, theme, "accent")).toContain("color.accent.fill");
    expect(rolesOfSeed(pack, theme, "accent")).not.toContain(
      "color.surface.page",
    );
    expect(rolesOfSeed(pack, theme, "radius")).toContain("radius.card");
    expect(rolesOfSeed(pack, theme, "fontDisplay")).toEqual(["font.display"]);
    expect(rolesOfSeed(pack, theme, "easing")).toEqual(["motion.easing"]);
  });
});

describe("the theme that the portal shows", () => {
  const { theme } = measure(pack);
  it("leaves families as they were built until they change", () => {
    const shown = liveTheme(theme, pack, pack);
    expect(shown.shared["font.body"]).toBeUndefined();
    expect(shown.shared["radius.card"]).toBe(theme.shared["radius.card"]);
  });
  it("puts those that other scripts need before the device's own", () => {
    const draft = withSeed(pack, "fontBody", [
      "Figtree Variable",
      "sans-serif",
    ]);
    const { shared } = liveTheme(measure(draft).theme, draft, pack);
    expect(shared["font.body"]).toBe(
      '"Figtree Variable","Noto Sans Arabic Variable",sans-serif',
    );
  });
  it("paints the roles that are looked for, and only colours", () => {
    const shown = liveTheme(theme, pack, pack, [
      "color.accent.fill",
      "radius.card",
    ]);
    expect(shown.dark["color.accent.fill"]).not.toBe(
      theme.dark["color.accent.fill"],
    );
    expect(shown.dark["color.surface.page"]).toBe(
      theme.dark["color.surface.page"],
    );
    expect(shown.shared["radius.card"]).toBe(theme.shared["radius.card"]);
  });
});

describe("a wish to the frame", () => {
  const wish = {
    brandId: "harbour",
    brand: "{}",
    theme: { shared: { "radius.card": "8px" }, dark: {}, light: {} },
    mode: "dark",
    language: "EN",
    screen: "home",
  } as const;
  it("comes as it was sent", () => {
    expect(readWish(structuredClone(wishMessage(wish)))).toEqual(wish);
  });
  it("holds no role that is not in the contract, and no value that is no text", () => {
    const shared = { "radius.card": 8, "body{}": "x", "radius.pill": "9px" };
    const read = readWish(
      wishMessage({
        ...wish,
        theme: { ...wish.theme, ...{ shared } },
      } as never),
    );
    expect(read?.theme.shared).toEqual({ "radius.pill": "9px" });
  });
  it.each([
    ["nothing", undefined],
    ["another's message", "{}"],
    ["another kind", { ...wish, kind: "other" }],
    ["an unknown screen", { ...wishMessage(wish), screen: "cellar" }],
    ["an unknown mode", { ...wishMessage(wish), mode: "dim" }],
    ["no brand", { ...wishMessage(wish), brand: {} }],
  ])("is none if it is %s", (_, data) => {
    expect(readWish(data)).toBeUndefined();
  });
});

describe("the view", () => {
  const usual: View = {
    part: "seeds",
    screen: "home",
    device: "desktop",
    mode: "dark",
    language: "EN",
  };
  it("is kept by the part, and what is none is as usual", () => {
    const kept = keptView(
      { getItem: () => '{"part":"files","screen":"x","device":"both"}' },
      usual,
    );
    expect(kept).toEqual({ ...usual, part: "files", device: "both" });
    for (const text of [null, "[", "7", "null"])
      expect(keptView({ getItem: () => text }, usual)).toEqual(usual);
  });
  it("opens with the control that an address names", () => {
    expect(partOf("accent")).toBe("seeds");
    expect(partOf(slugOf("color.accent.fill"))).toBe("roles");
    expect(partOf(slugOf("layout.home.rails"))).toBe("layout");
  });
  it("draws windows no larger than they are, and within the room", () => {
    const desktop = { width: 1280, height: 860 };
    const phone = { width: 390, height: 844 };
    const room = { width: 860, height: 800 };
    const [wide] = windowsIn(room, [desktop]);
    expect(wide?.scale).toBeCloseTo(860 / 1280);
    expect((wide?.height ?? 0) * (wide?.scale ?? 0)).toBeCloseTo(800, -1);
    expect(windowsIn(room, [phone])[0]?.scale).toBeLessThanOrEqual(1);
    const both = windowsIn(room, [desktop, phone]);
    const drawn = both.map(({ width, scale }) => width * scale);
    expect(drawn.reduce((sum, one) => sum + one, 16)).toBeLessThanOrEqual(861);
  });
  it("has steps that a figure can be read at", () => {
    for (const range of [
      [0, 24],
      [100, 900],
      [1, 4],
      [1.1, 1.5],
      [-0.05, 0.1],
    ] as const) {
      const { step, places } = stepOf(range);
      expect((range[1] - range[0]) / step).toBeGreaterThan(5);
      expect(Number(step.toFixed(places))).toBe(step);
    }
  });
});

it("opens every brand of the folder", () => {
  expect(brandIds.length).toBeGreaterThan(1);
  for (const id of brandIds) expect(savedPack(id)).toMatchObject({ ok: true });
  expect(savedPack("nowhere")).toMatchObject({ ok: false });
});
