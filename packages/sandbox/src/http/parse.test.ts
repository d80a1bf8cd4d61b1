import { Hono } from "hono";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { readBody } from "./parse.ts";
import { parse } from "../services/parse.ts";
import { Refusal } from "../services/refusal.ts";

const anything = v.any();

const outcomeOf = (work: () => unknown) => {
  try {
    work();
    return "OK";
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
};

describe("incoming data", () => {
  it("is rejected when nested too deeply, without overflowing the stack", () => {
    for (const text of [
      `${"[".repeat(30_000)}${"]".repeat(30_000)}`,
      `${'{"a":'.repeat(9_000)}1${"}".repeat(9_000)}`,
    ])
      expect(outcomeOf(() => parse(anything, JSON.parse(text)))).toBe(
        "VALIDATION",
      );
    const usual = JSON.parse(`${"[".repeat(30)}${"]".repeat(30)}`);
    expect(outcomeOf(() => parse(anything, usual))).toBe("OK");
  });

  it.each(["\ud800", "a\udc00b", "\udc00\ud800", "\0"])(
    "is rejected when it contains text that cannot be stored, at any depth: %j",
    (text) => {
      for (const raw of [text, [text], { a: { b: [text] } }, { [text]: 1 }])
        expect(outcomeOf(() => parse(anything, raw))).toBe("VALIDATION");
    },
  );

  it("may contain emoji, accents and joiners", () => {
    expect(outcomeOf(() => parse(anything, { a: "😀 é 👩‍👩‍👧 می‌خواهم" }))).toBe(
      "OK",
    );
  });
});

describe("a form", () => {
  const app = new Hono();
  app.post("/", async (context) => {
    try {
      const definition = {
        encoding: "multipart",
        sealed: false,
        request: v.object({ files: v.array(v.any()) }),
      } as const;
      const body = await readBody(context, definition);
      return context.json(Object.keys(Object(body)));
    } catch (error) {
      if (error instanceof Refusal) return context.text(error.code, 422);
      throw error;
    }
  });
  const send = async (parts: number) => {
    const body = new FormData();
    for (let part = 0; part < parts; part += 1) body.append("files", "a");
    const answer = await app.request("/", { method: "POST", body });
    return answer.text();
  };

  it("may have a few parts, but not a hundred", async () => {
    expect(await send(3)).toBe('["files"]');
    expect(await send(100)).toBe("VALIDATION");
  });

  /** A form with the given number of parts and the boundary `REAL`. */
  const realParts = (parts: number) =>
    `${'--REAL\r\nContent-Disposition: form-data; name="files"\r\n\r\na\r\n'.repeat(parts)}--REAL--\r\n`;
  const sendAs = async (type: string, body: string) => {
    const headers = { "Content-Type": type };
    const init = { method: "POST", headers, body };
    return (await app.request("/", init)).text();
  };

  it.each([
    'boundary=REAL; x="boundary=FAKE"',
    "boundary=REAL; boundary=FAKE",
    'x="; boundary=FAKE"; boundary=REAL',
    "charset=utf-8; boundary=REAL",
    "boundary=REAL, multipart/form-data; boundary=FAKE",
    'boundary="RE\\AL"',
    'boundary=REAL"',
    "boundary=",
    "",
  ])("with the content type parameters %s is rejected", async (parameters) => {
    const type = `multipart/form-data; ${parameters}`;
    expect(await sendAs(type, realParts(1))).toBe("VALIDATION");
  });

  it("is parsed with the same boundary that its parts are counted by", async () => {
    // A parser of media type lists would take only the first half as the boundary.
    const type = "multipart/form-data; boundary=REAL,FAKE";
    expect(await sendAs(type, realParts(100))).toBe("VALIDATION");
    const one = realParts(1).replaceAll("REAL", "REAL,FAKE");
    expect(await sendAs(type, one)).toBe('["files"]');
  });

  it.each([
    "----WebKitFormBoundary7MA4YWxkTrZu0gW",
    "---------------------------329478123412348791234",
    "----geckoformboundary6d8a5b3f2b0a9c51d1e7c0d4f6a39b12",
    "----formdata-undici-012345678901",
    "------------------------d74496d66958873e",
    "b",
  ])(
    "is accepted with a boundary written by a browser, Node or curl: %s",
    async (boundary) => {
      const body = realParts(3).replaceAll("REAL", boundary);
      for (const type of [
        `multipart/form-data; boundary=${boundary}`,
        `Multipart/Form-Data;BOUNDARY="${boundary}" `,
      ])
        expect(await sendAs(type, body)).toBe('["files"]');
    },
  );

  it("is rejected when it is URL-encoded instead of multipart", async () => {
    const answer = await app.request("/", {
      method: "POST",
      body: new URLSearchParams({ files: "a" }),
    });
    expect(await answer.text()).toBe("VALIDATION");
  });

  it("may be URL-encoded for a call that expects it, with a limited number of fields", async () => {
    const texts = new Hono().post("/", async (context) => {
      try {
        return context.json(
          await readBody(context, {
            encoding: "form",
            sealed: false,
            request: v.object({ name: v.string() }),
          }),
        );
      } catch (error) {
        if (error instanceof Refusal) return context.text(error.code, 422);
        throw error;
      }
    });
    const sendTexts = async (body: URLSearchParams | FormData) =>
      (await texts.request("/", { method: "POST", body })).text();
    expect(await sendTexts(new URLSearchParams({ name: "a+b &c" }))).toBe(
      '{"name":"a+b &c"}',
    );
    expect(await sendTexts(new URLSearchParams("a&".repeat(100)))).toBe(
      "VALIDATION",
    );
    expect(await sendTexts(new FormData())).toBe("VALIDATION");
  });
});
