import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { missingWords } from "./missingWords.ts";

let root = "";
const write = (file: string, value: object) => {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(value));
};

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "foyer-words-"));
  write("packages/app/src/words/en/portal.json", {
    hi: "Hi {name}",
    bye: "Bye",
  });
  write("packages/app/src/words/ms.json", { hi: "Hai {name}" });
  write("themes/moonlit/brand.json", {
    languages: {
      MY: { tag: "ms-MY", label: "Melayu" },
      EN: { tag: "en", label: "English" },
    },
  });
});
afterAll(() => rmSync(root, { recursive: true }));

describe("missingWords", () => {
  const missing = () => missingWords({ root, brand: "moonlit", pseudo: true });
  it("lists what is missing in a language of the brand, with its file", () => {
    expect(missing()).toEqual([
      'packages/app/src/words/ms.json: "bye" is missing.',
    ]);
  });
  it("takes the brand's own words into account", () => {
    write("themes/moonlit/messages/MY.json", { bye: "Selamat" });
    expect(missing()).toEqual([]);
  });
});
