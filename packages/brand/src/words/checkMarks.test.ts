import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeBrandFolder } from "../checks/brandFolder.testing.ts";
import { checkMarks } from "./checkMarks.ts";

let folder: ReturnType<typeof makeBrandFolder>;
beforeEach(() => {
  folder = makeBrandFolder();
  write("messages/EN.json", { hd_home: "Lobby" });
});
afterEach(() => folder.remove());

function write(file: string, content: unknown): void {
  const path = join(folder.brandDir, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(content));
}

describe("the check of the marks beside a brand's words", () => {
  it("accepts marks of texts that the brand has", () => {
    write("messages/marks/EN.json", { unread: { hd_home: "Home" } });
    expect(folder.problems()).toEqual([]);
  });

  it("names marks that are wrong, or about nothing", () => {
    write("messages/marks/EN.json", {
      seen: {},
      machine: { hd_hom: "Home", hd_home: 7 },
    });
    const file = "themes/lake/messages/marks/EN.json";
    expect(folder.problems()).toEqual([
      `${file}, seen: is no mark; the marks are machine, unread, read.`,
      `${file}, machine.hd_home: must be the English text, or empty.`,
      `${file}, machine.hd_hom: is about no text of messages/EN.json (did you mean "hd_home"?); remove it.`,
    ]);
  });

  it("names files of languages that the brand does not have, and links", () => {
    write("messages/marks/HI.json", {});
    expect(folder.problems()).toEqual([
      "themes/lake/messages/marks/HI.json: does not belong to a language of the brand; name it after one of EN, MY.",
    ]);
    symlinkSync(
      "/etc/hostname",
      join(folder.brandDir, "messages/marks/MY.json"),
    );
    expect(folder.problems().join()).toContain(
      "marks/MY.json: is a link; put the file itself here.",
    );
  });

  it("looks into no file in the place of the messages", () => {
    expect(checkMarks(join(folder.brandDir, "brand.json"), ["EN"])).toEqual([]);
  });

  it("rejects a file in the place of the folder", () => {
    write("messages/marks", {});
    expect(folder.problems()).toEqual([
      "themes/lake/messages/marks: is a link or a file; it must be a folder of its own.",
    ]);
  });
});
