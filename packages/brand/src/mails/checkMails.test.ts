import {
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { describeProblem } from "../files/problem.ts";
import { checkMails } from "./checkMails.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "foyer-mails-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const dir = () => join(root, "mails");
const put = (name: string, content: unknown) => {
  mkdirSync(dir(), { recursive: true });
  writeFileSync(
    join(dir(), name),
    typeof content === "string" ? content : JSON.stringify(content),
  );
};
const findings = (codes: readonly string[] = ["EN", "MY"]) =>
  checkMails(dir(), { codes, name: "Harbour" }).map(describeProblem);

describe("checkMails", () => {
  it("finds nothing where a brand has no texts of its own, or right ones", () => {
    expect(findings()).toEqual([]);
    put("EN.json", { "welcome.subject": "Welcome to {brand}" });
    put("MY.json", {});
    expect(findings()).toEqual([]);
  });

  it("names the file, the id, and what would be right", () => {
    put("EN.json", {
      "welcom.subject": "Hello",
      "welcome.subject": 3,
      "resetLink.mail": "<b>Hello</b> {minutes}",
    });
    expect(findings()).toEqual([
      'mails/EN.json, welcom.subject: no text has this id (did you mean "welcome.subject"?).',
      "mails/EN.json, welcome.subject: must be a text.",
      expect.stringContaining("mails/EN.json, resetLink.mail: has {minutes}"),
      expect.stringContaining("has no {link}"),
      expect.stringContaining("has no {time}"),
      expect.stringContaining("contains HTML"),
    ]);
  });

  it("rejects a file of a language that the brand does not have", () => {
    put("FR.json", {});
    put("notes.txt", "");
    expect(findings()).toEqual([
      "mails/FR.json: does not belong to a language of the brand; name it after one of EN, MY, such as EN.json.",
      expect.stringContaining("mails/notes.txt: does not belong"),
    ]);
    // Without languages nothing can be said about names.
    rmSync(join(dir(), "notes.txt"));
    expect(findings([])).toEqual([]);
  });

  it("survives any file", () => {
    put("EN.json", '{\n  "a": 1\n  "b": 2\n}');
    put("MY.json", "[]");
    expect(findings()).toEqual([
      expect.stringContaining("line 3, column 3: a comma is missing"),
      "mails/MY.json: must contain one object of ids and texts.",
    ]);
    rmSync(dir(), { recursive: true });
    symlinkSync(tmpdir(), dir());
    expect(findings()).toEqual([
      "mails: is a link or a file; it must be a folder of its own.",
    ]);
  });

  it("only notes a text message that is sent as several", () => {
    put("EN.json", { "code.sms": "{brand}: {code} {time} ".padEnd(200, "a") });
    expect(checkMails(dir(), { codes: ["EN"] })).toEqual([
      expect.objectContaining({ key: "code.sms", note: true }),
    ]);
  });
});
