import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { auditOfBrandFile } from "./testing/auditOfBrandFile.ts";
import { auditOfOtherFiles } from "./testing/auditOfOtherFiles.ts";
import { brokenAssets } from "./testing/brokenAssets.ts";
import { brokenBrandFile } from "./testing/brokenBrandFile.ts";
import { brokenJson } from "./testing/brokenJson.ts";
import { brokenLanguages } from "./testing/brokenLanguages.ts";
import { brokenPlaces } from "./testing/brokenPlaces.ts";
import { brokenTokens } from "./testing/brokenTokens.ts";
import { accepted, type Expected, type Row } from "./testing/breaking.ts";
import { soundBrand, type Findings } from "./testing/soundBrand.ts";

vi.mock(import("../seeds/derive.ts"), async (load) => {
  const { derivedOnce } = await import("./testing/derivedOnce.ts");
  return derivedOnce(await load());
});

let sound: ReturnType<typeof soundBrand>;
let before: Findings;

beforeAll(() => {
  sound = soundBrand();
  before = sound.findings();
});
afterAll(() => sound.remove());

/* Every line about a brand names a file, and is a sentence; at its end there may be the parser's name for a fault. */
const readable =
  /^(themes\/lake|packages\/app)[^\n]*: \S.*(?:[.?)]|: [A-Z_]+)$/;

const isNote = (expected: Expected) =>
  typeof expected === "object" && "note" in expected;

function expectFinding({ errors, notes }: Findings, expected: Expected): void {
  for (const line of [...errors, ...notes]) {
    expect(line).toMatch(readable);
    expect(line).not.toMatch(/undefined|\[object|NaN|[\p{Cc}]/u);
  }
  if (expected === accepted) expect({ errors, notes }).toEqual(before);
  else if (isNote(expected)) {
    expect(errors).toEqual([]);
    expect(notes.join("\n")).toContain(expected.note);
  } else
    for (const part of [expected].flat())
      expect(errors.join("\n")).toContain(part);
}

it("has nothing to say about the sound brand but that its addresses are examples", () => {
  expect(before.errors).toEqual([]);
  expect(before.notes.join("\n")).not.toMatch(/flags|languages|features/);
});

const tables: readonly (readonly [string, readonly Row[]])[] = [
  ["of brand.json that an audit tried", auditOfBrandFile],
  ["of another file that an audit tried", auditOfOtherFiles],
  ["of a file as JSON", brokenJson],
  ["of a member of brand.json", brokenBrandFile],
  ["of languages or legal lines", brokenLanguages],
  ["of hosts, pages or layout", brokenPlaces],
  ["of tokens.json", brokenTokens],
  ["of pictures, fonts or words", brokenAssets],
];

describe.each(tables)("a fault %s", (_kind, rows) => {
  it.each(rows)("gets the right answer: %s", (_what, breakage, expected) => {
    expectFinding(sound.broken(breakage), expected);
  });
});
