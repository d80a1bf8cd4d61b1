import { describe, expect, it } from "vitest";
import { readText } from "./body.ts";

const tooLarge = { code: "MALFORMED", message: "The answer is too large." };

describe("readText", () => {
  it("reads up to the limit, and not a byte more", async () => {
    expect(await readText(new Response("12345"), 5)).toBe("12345");
    await expect(readText(new Response("123456"), 5)).rejects.toMatchObject(
      tooLarge,
    );
    // Bytes count, not characters.
    await expect(readText(new Response("฿฿"), 5)).rejects.toMatchObject(
      tooLarge,
    );
  });

  it("does not read an answer that announces more", async () => {
    const announcing = (length: string): Response =>
      new Response("1", { headers: { "content-length": length } });
    expect(await readText(announcing("5"), 5)).toBe("1");
    await expect(readText(announcing("6"), 5)).rejects.toMatchObject(tooLarge);
  });

  it("returns an empty text when there is no body", async () => {
    expect(await readText(new Response(null, { status: 204 }))).toBe("");
  });

  it("rejects bytes that are not UTF-8", async () => {
    const bytes = new Uint8Array([0x7b, 0xff, 0x7d]);
    await expect(readText(new Response(bytes))).rejects.toMatchObject({
      code: "MALFORMED",
    });
  });
});
