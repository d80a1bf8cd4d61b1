import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { root as ours } from "../checkout.ts";
import { packOf, readPack } from "./basePacks.ts";
import { fallbackChain, filledPack } from "./fallback.ts";
import { missingWords } from "./missingWords.ts";
import { compilePack, documentIds, packFiles, packLanguages } from "./packs.ts";
import {
  englishWords,
  hindiWords,
  makeWordsCheckout,
  malayWords,
} from "./testing/wordsCheckout.ts";

let checkout: ReturnType<typeof makeWordsCheckout>;
beforeEach(() => {
  checkout = makeWordsCheckout();
});
afterEach(() => checkout.remove());

const offered = () => packLanguages(checkout.source).map(({ code }) => code);
const own = (code: string, words: object) =>
  checkout.write(`themes/lake/messages/${code}.json`, words);
/** Each text of a language with the code of the language that it comes from. */
const filled = (code: string) =>
  Object.fromEntries(
    [...filledPack(checkout.root, checkout.language(code))].map(
      ([id, { text, from }]) => [id, `${from.code}: ${text}`],
    ),
  );

describe("a language that the portal has no words in", () => {
  it("is offered by a brand's folder alone, in both parts", () => {
    checkout.name({ HI: { tag: "hi" } });
    expect(offered()).toEqual(["MY", "EN"]);
    own("HI", hindiWords);
    expect(offered()).toEqual(["MY", "EN", "HI"]);
    expect(compilePack(checkout.source, "HI", "portal")["bye"]).toMatchObject([
      { value: "अलविदा।" },
    ]);
    expect(compilePack(checkout.source, "HI", "centre")).toEqual({
      "team.title": [expect.objectContaining({ value: "आपकी टीम" })],
    });
    expect(packFiles(checkout.source, "HI")).toContain(
      join(checkout.root, "themes/lake/messages/HI.json"),
    );
  });

  it("is not offered with a text missing, unless the brand says how many may be", () => {
    const { bye: _, ...rest } = hindiWords;
    own("HI", { ...rest, "team.title": " " });
    checkout.name({ HI: { tag: "hi" } });
    expect(offered()).not.toContain("HI");
    checkout.name({ HI: { tag: "hi", offeredFrom: 51 } });
    expect(offered()).not.toContain("HI");
    checkout.name({ HI: { tag: "hi", offeredFrom: 50 } });
    expect(offered()).toContain("HI");
    expect(missingWords(checkout.source)).toEqual([]);
  });

  it("belongs to the brand that names it, also where all brands are shown", () => {
    own("HI", hindiWords);
    checkout.name({ HI: { tag: "hi" } });
    checkout.write("themes/far/brand.json", {
      languages: { EN: { tag: "en", label: "English" } },
      defaultLanguage: "EN",
    });
    const far = { root: checkout.root, brand: "far", pseudo: false };
    expect(packLanguages(far).map(({ code }) => code)).toEqual(["EN"]);
    const all = { ...far, all: true };
    expect(packLanguages(all).map(({ code }) => code)).toContain("HI");
    expect(compilePack(all, "HI")["bye"]).toMatchObject([{ value: "अलविदा।" }]);
  });
});

describe("a missing text", () => {
  it("falls back to the brand's default language, and then to English", () => {
    own("HI", { hello: hindiWords.hello });
    own("MY", { bye: "Jumpa lagi." });
    checkout.name({ HI: { tag: "hi", offeredFrom: 1 } });
    expect(filled("HI")).toEqual({
      hello: `HI: ${hindiWords.hello}`,
      bye: "MY: Jumpa lagi.",
      games: `MY: ${malayWords.games}`,
      "team.title": `MY: ${malayWords["team.title"]}`,
    });
    own("EN", { bye: "See you." });
    checkout.name({ HI: { tag: "hi", offeredFrom: 1 } }, "HI");
    expect(filled("HI")).toEqual({
      hello: `HI: ${hindiWords.hello}`,
      bye: "EN: See you.",
      games: `EN: ${englishWords.games}`,
      "team.title": `EN: ${englishWords["team.title"]}`,
    });
  });

  it("falls back first to the language that its own is a variety of", () => {
    checkout.name({
      BR: { tag: "pt-BR", offeredFrom: 1 },
      PT: { tag: "pt", offeredFrom: 1 },
    });
    own("BR", { hello: "Oi {name}" });
    own("PT", { hello: "Olá {name}", bye: "Adeus." });
    const chain = fallbackChain(checkout.root, checkout.language("BR"));
    expect(chain.map(({ code }) => code)).toEqual(["BR", "PT", "MY", "EN"]);
    expect(filled("BR")).toMatchObject({
      hello: "BR: Oi {name}",
      bye: "PT: Adeus.",
      games: `MY: ${malayWords.games}`,
    });
  });

  it("counts as there in a variety of a language that is offered", () => {
    checkout.name({ BR: { tag: "pt-BR" }, PT: { tag: "pt", offeredFrom: 1 } });
    own("PT", { hello: "Olá {name}" });
    expect(offered()).toEqual(["MY", "EN", "BR", "PT"]);
  });

  it("ends, for two languages that are each other's variety", () => {
    checkout.name({ CN: { tag: "zh-Hans" }, ZH: { tag: "zh" } });
    own("ZH", { hello: "{name}，您好" });
    expect(offered()).toEqual(["MY", "EN"]);
    expect(filled("CN")["hello"]).toBe("ZH: {name}，您好");
  });

  it("has marks around it where it is written in the other direction", () => {
    checkout.name({ IR: { tag: "fa-IR", offeredFrom: 1 } });
    own("IR", { hello: "سلام {name}" });
    const pack = compilePack(checkout.source, "IR");
    expect(pack["hello"]).toMatchObject([{ value: "سلام " }, {}]);
    expect(pack["bye"]).toMatchObject([
      { value: "\u2066" },
      { value: malayWords.bye },
      { value: "\u2069" },
    ]);
  });

  it("is an error in a pack of the portal, unless the brand says how many may be missing", () => {
    const { bye: _, ...rest } = malayWords;
    checkout.write("packages/app/src/words/ms.json", rest);
    expect(missingWords(checkout.source)).toEqual([
      'packages/app/src/words/ms.json: "bye" is missing.',
    ]);
    checkout.name({ MY: { tag: "ms-MY", offeredFrom: 70 } });
    expect(missingWords(checkout.source)).toEqual([]);
    expect(filled("MY")["bye"]).toBe(`EN: ${englishWords.bye}`);
  });
});

describe("a brand's own wording", () => {
  it("replaces any text of both parts, in any offered language", () => {
    checkout.name({ HI: { tag: "hi", offeredFrom: 1 } });
    const mine = { hello: "{name}!", "team.title": "…" };
    for (const code of ["MY", "EN", "HI"]) own(code, mine);
    for (const code of ["MY", "EN", "HI"]) {
      const { source } = checkout;
      expect(compilePack(source, code, "portal")["hello"]).toMatchObject([
        { value: "name" },
        { value: "!" },
      ]);
      expect(compilePack(source, code, "centre")["team.title"]).toMatchObject([
        { value: "…" },
      ]);
    }
  });
});

describe("Hindi in a copied brand of ours", () => {
  it("builds complete packs from a part of the texts", () => {
    const root = mkdtempSync(join(tmpdir(), "foyer-hindi-"));
    for (const words of ["packages/app/src/words", "packages/ui/src/words"]) {
      mkdirSync(join(root, words, ".."), { recursive: true });
      symlinkSync(join(ours, words), join(root, words));
    }
    const folder = join(root, "themes/harbour");
    const { config } = JSON.parse(
      readFileSync(join(ours, "package.json"), "utf8"),
    );
    cpSync(join(ours, "themes", config.brand), folder, { recursive: true });
    const file = join(folder, "brand.json");
    const brand: { languages: object } = JSON.parse(
      JSON.stringify(readPack(file)),
    );
    const HI = { tag: "hi", label: "हिन्दी", offeredFrom: 40 };
    writeFileSync(
      file,
      JSON.stringify({ ...brand, languages: { ...brand.languages, HI } }),
    );
    const english = packOf(root, "en")?.messages ?? {};
    const plain = Object.entries(english).filter(
      ([, text]) => !/[{<']/.test(text),
    );
    mkdirSync(join(folder, "messages"), { recursive: true });
    writeFileSync(
      join(folder, "messages/HI.json"),
      JSON.stringify(Object.fromEntries(plain.map(([id]) => [id, "खेल"]))),
    );
    const source = { root, brand: "harbour", pseudo: false };
    expect(packLanguages(source).map(({ code }) => code)).toContain("HI");
    expect(missingWords(source)).toEqual([]);
    const inDocument: readonly string[] = Object.values(documentIds);
    const whole = Object.keys(english).filter((id) => !inDocument.includes(id));
    const parts = (["portal", "centre"] as const).flatMap((part) =>
      Object.keys(compilePack(source, "HI", part)),
    );
    expect(parts.toSorted()).toEqual(whole.toSorted());
    rmSync(root, { recursive: true });
  }, 30_000);
});
