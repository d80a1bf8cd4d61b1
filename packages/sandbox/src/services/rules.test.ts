import { scryptSync } from "node:crypto";
import { createInflate } from "node:zlib";
import { describe, expect, it } from "vitest";
import { captchaPng } from "./captcha-png.ts";
import { crc32 } from "./crc32.ts";
import { toDecimal, toMinor } from "./money.ts";
import { checkPassword, hashPassword, isOutdated } from "./password.ts";
import { frameAncestors, portalOf } from "./portal-origin.ts";
import { searchName } from "./search-name.ts";

describe("money", () => {
  it.each([
    [0n, "0.00"],
    [5n, "0.05"],
    [123_450n, "1234.50"],
    [999_999_999_999_999n, "9999999999999.99"],
  ])("formats %s minor units as %s", (minor, decimal) => {
    expect(toDecimal(minor)).toBe(decimal);
    expect(toMinor(decimal)).toBe(minor);
  });

  it("formats negative amounts with a minus sign", () => {
    expect(toDecimal(-5n)).toBe("-0.05");
  });

  it.each(["", "1.", ".5", "1.234", "1e2", "-1", "0x10", "1,5", " 1", "٣"])(
    "does not parse %j",
    (text) => {
      expect(toMinor(text)).toBeUndefined();
    },
  );

  it("parses whole numbers and short decimals", () => {
    expect([toMinor("7"), toMinor("7.5")]).toEqual([700n, 750n]);
  });
});

describe("searchName", () => {
  it.each([
    ["  Café   Ñandú ", "cafe nandu"],
    ["DRAGON’S", "dragon’s"],
    ["ﬁsh", "fish"],
    ["   ", ""],
  ])("normalises %j", (name, expected) => {
    expect(searchName(name)).toBe(expected);
  });
});

describe("passwords", () => {
  it("get a different hash each time, and each hash matches the password", async () => {
    const [one, two] = await Promise.all([
      hashPassword("pässword"),
      hashPassword("pässword"),
    ]);
    expect(one).not.toBe(two);
    expect(await checkPassword("pässword".normalize("NFD"), one)).toBe(true);
    expect(await checkPassword("password", one)).toBe(false);
  });

  it("are hashed at OWASP's minimum cost, and cheaper hashes still match but count as outdated", async () => {
    const [, , N, p] = (await hashPassword("harbour", "chosen"))
      .split(".")
      .map(Number);
    expect([N, p]).toEqual([2 ** 14, 5]);
    const salt = Buffer.from("sixteen bytes ok");
    const key = scryptSync("harbour", salt, 32, { N: 2 ** 14, r: 8, p: 1 });
    const before = [
      salt.toString("base64url"),
      key.toString("base64url"),
      2 ** 14,
    ].join(".");
    expect(await checkPassword("harbour", before)).toBe(true);
    expect(await checkPassword("harbor", before)).toBe(false);
    expect(isOutdated(before)).toBe(true);
    expect(isOutdated(await hashPassword("harbour", "chosen"))).toBe(false);
    expect(isOutdated(await hashPassword("harbour", "made"))).toBe(false);
  });

  it("never match when none is stored", async () => {
    expect(await checkPassword("", null)).toBe(false);
    expect(await checkPassword("", "")).toBe(false);
  });
});

describe("portalOf", () => {
  const allowed = ["http://127.0.0.1:4173", "https://portal.example"];

  it.each([
    ["http://127.0.0.1:4173/x", "http://127.0.0.1:4173"],
    ["http://localhost:4173/", "http://localhost:4173"],
    ["https://portal.example/a?b", "https://portal.example"],
    ["/seamless", "http://127.0.0.1:4173"],
  ])("recognises %s", (address, origin) => {
    expect(portalOf(address, allowed)).toBe(origin);
  });

  it.each([
    "http://localhost:4000/",
    "https://portal.example.evil.example/",
    "//portal.example/",
    "javascript:0",
    "nonsense",
  ])("rejects %s", (address) => {
    expect(portalOf(address, allowed)).toBeUndefined();
  });

  it("accepts any address of this machine when no portals are given", () => {
    expect(portalOf("http://localhost:5555/", [])).toBe(
      "http://localhost:5555",
    );
    expect(portalOf("https://portal.example/", [])).toBeUndefined();
    expect(portalOf("/", [])).toBeUndefined();
  });
});

describe("frameAncestors", () => {
  it("includes each name of this machine, and keeps other origins unchanged", () => {
    expect(
      frameAncestors(["http://localhost:4173", "https://portal.example"]),
    ).toBe(
      "http://127.0.0.1:4173 http://localhost:4173 https://portal.example",
    );
  });
});

describe("captchaPng", () => {
  it("returns a complete PNG with valid checksums and a picture that depends on the digits", async () => {
    const draw = (below: number) => Math.floor(below / 2);
    const png = captchaPng("4711", draw);
    expect(png.subarray(0, 8)).toEqual(
      Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    );
    const parts: Record<string, Buffer> = {};
    for (let at = 8; at < png.length;) {
      const length = png.readUInt32BE(at);
      const body = png.subarray(at + 4, at + 8 + length);
      expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(body));
      parts[body.subarray(0, 4).toString()] = body.subarray(4);
      at += 12 + length;
    }
    expect(Object.keys(parts)).toEqual(["IHDR", "IDAT", "IEND"]);
    const inflate = createInflate();
    inflate.end(parts["IDAT"]);
    const chunks: Buffer[] = [];
    for await (const chunk of inflate) chunks.push(chunk);
    expect(Buffer.concat(chunks)).toHaveLength(241 * 88);
    expect(captchaPng("4712", draw)).not.toEqual(png);
  });
});
