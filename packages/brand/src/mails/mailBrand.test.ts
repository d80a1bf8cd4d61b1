import { mkdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeBrandFolder } from "../checks/brandFolder.testing.ts";
import { contrast } from "../colors/color.ts";
import { footerLines } from "./mailFooter.ts";
import { readMailBrand, readMailBrands } from "./mailBrand.ts";
import { mailLook, plainLook } from "./mailLook.ts";

let folder: ReturnType<typeof makeBrandFolder>;
beforeEach(() => {
  folder = makeBrandFolder();
});
afterEach(() => folder.remove());

const read = () => readMailBrand(folder.themesDir, "lake");
const putMails = (content: unknown) => {
  mkdirSync(join(folder.brandDir, "mails"), { recursive: true });
  writeFileSync(
    join(folder.brandDir, "mails/EN.json"),
    JSON.stringify(content),
  );
};

describe("readMailBrand", () => {
  it("reads the brand's own texts, without those that have a fault", () => {
    expect(read()?.texts.size).toBe(0);
    putMails({
      "welcome.subject": "Hello from {brand}",
      "welcome.mail": "<b>Hello</b>",
      "code.sms": "{brand} {code} {time} ".padEnd(300, "a"),
    });
    expect([...(read()?.texts.get("EN")?.keys() ?? [])]).toEqual([
      "welcome.subject",
      // Only its length is noted.
      "code.sms",
    ]);
  });

  it("has no texts in a file that is broken, and no brand without a brand.json", () => {
    putMails([]);
    expect(read()?.texts.get("EN")?.size).toBe(0);
    rmSync(join(folder.brandDir, "brand.json"));
    expect(read()).toBeUndefined();
  });
});

describe("readMailBrands", () => {
  it("finds every folder that is a brand, and nothing else", () => {
    const { themesDir } = folder;
    writeFileSync(join(themesDir, "README.md"), "Brands.");
    mkdirSync(join(themesDir, "empty"));
    expect(readMailBrands(themesDir).map(({ id }) => id)).toEqual(["lake"]);
    expect(readMailBrands(join(themesDir, "none"))).toEqual([]);
  });
});

describe("footerLines", () => {
  it("has rights, licence and risk in the language, the age mark, and who helps", () => {
    folder.edit("brand.json", (brand) => ({
      ...brand,
      legal: {
        rights: "Rights",
        licence: "Licence",
        risk: "Risk",
        words: { MY: { rights: "Hak", licence: "Lesen", risk: "Risiko" } },
      },
      age: { terms: 21, birthday: 21 },
      jurisdiction: {
        id: "lakeland",
        helpLines: [{ name: "Play Calm", url: "https://playcalm.example" }],
      },
    }));
    const brand = read()?.brand;
    if (brand === undefined) throw new Error("The brand cannot be read.");
    const last = ["21+", "Play Calm: https://playcalm.example"];
    expect(footerLines(brand, "EN")).toEqual([
      "Rights",
      "Licence",
      "Risk",
      ...last,
    ]);
    expect(footerLines(brand, "MY")).toEqual([
      "Hak",
      "Lesen",
      "Risiko",
      ...last,
    ]);
  });
});

describe("mailLook", () => {
  it("has colours that every mail program reads, and text that can be read on them", () => {
    const { font, ...colours } = mailLook(folder.brandDir);
    for (const colour of Object.values(colours))
      expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    const { surface, text, quiet, accent, onAccent, accentText, soft, onSoft } =
      colours;
    const pairs = [
      [text, surface],
      [quiet, surface],
      [accentText, surface],
      [onAccent, accent],
      [onSoft, soft],
    ] as const;
    for (const [front, back] of pairs)
      expect(contrast(front, back)).toBeGreaterThanOrEqual(4.5);
    expect(font).toMatch(/sans-serif$/);
    expect(font).not.toMatch(/["<;]|Variable/);
  });

  it("follows tokens.json as soon as it is saved", () => {
    const before = mailLook(folder.brandDir);
    expect(mailLook(folder.brandDir)).toBe(before);
    folder.edit("tokens.json", (tokens) => ({
      ...tokens,
      light: {
        color: {
          accent: { fill: { $type: "color", $value: "#7a1fa2" } },
        },
      },
    }));
    const later = new Date(Date.now() + 10_000);
    utimesSync(join(folder.brandDir, "tokens.json"), later, later);
    const { accent, onAccent } = mailLook(folder.brandDir);
    expect(accent).toBe("#7a1fa2");
    expect(contrast(onAccent, accent)).toBeGreaterThanOrEqual(4.5);
  });

  it("is a plain one where there are no tokens, or broken ones", () => {
    writeFileSync(join(folder.brandDir, "tokens.json"), "{");
    expect(mailLook(folder.brandDir)).toEqual(plainLook());
  });
});
