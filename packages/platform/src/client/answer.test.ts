import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addFavourite } from "../calls/account-game.ts";
import { hotGames } from "../calls/game.ts";
import { login } from "../calls/login.ts";
import { balance, memberInfo } from "../calls/session.ts";
import { permission, systemStatus, whitelabel } from "../calls/system.ts";
import { CallError } from "../errors.ts";
import { maxAnswerBytes } from "./body.ts";
import { json, raw, scripted } from "./testing.ts";

const codeOf = (
  step: Parameters<typeof scripted>[0][number],
): Promise<unknown> =>
  scripted([step])
    .client.call(addFavourite, {
      nodeId: "1",
      vendor: "LUMEN",
      gameType: "RNG",
    })
    .then(
      () => "fine",
      (error: unknown) => (error instanceof CallError ? error.code : error),
    );

const hotRequest = {
  merchantCode: "lantern",
  isPlatform: 2,
  platform: "flash,html5-desktop",
  language: "EN",
} as const;

describe("the envelope", () => {
  it.each([
    ["success true", json({ success: true, value: true }), "fine"],
    ["success 1", json({ success: 1, value: true }), "fine"],
    ["success in letters", json({ success: "true", value: true }), "fine"],
    ["no content", () => new Response(null, { status: 204 }), "fine"],
    [
      "no success where the value is enveloped",
      json({ value: true }),
      "MALFORMED",
    ],
    ["a known code", json({ success: false, code: "FORBIDDEN" }), "FORBIDDEN"],
    [
      "a code of its own with a text",
      json({ success: false, code: "E-4711", message: "No." }),
      "OTHER",
    ],
    [
      "a code of its own without a text",
      json({ success: false, code: "E-4711" }),
      "UNKNOWN",
    ],
    [
      "a code of its own with a text and a vague status",
      json({ success: false, code: "E-4711", message: "No." }, { status: 400 }),
      "OTHER",
    ],
    ["no code", json({ success: false }), "UNKNOWN"],
    [
      "success in a failed answer",
      json({ success: true, value: true }, { status: 500 }),
      "UNKNOWN",
    ],
    ["a page of HTML", raw("<!doctype html><title>Hello</title>"), "MALFORMED"],
    ["truncated text", raw('{"success":true,"value":{"bal'), "MALFORMED"],
    ["nothing", raw(""), "MALFORMED"],
    ["a list", json([1]), "MALFORMED"],
    ["null", json(null), "MALFORMED"],
    [
      "bytes that are no UTF-8",
      () => new Response(new Uint8Array([0x22, 0xff, 0x22])),
      "MALFORMED",
    ],
    ["400", raw("", { status: 400 }), "VALIDATION"],
    ["401", raw("", { status: 401 }), "NOT_LOGGED_IN"],
    [
      "401 with another code",
      json({ success: false, code: "FORBIDDEN" }, { status: 401 }),
      "NOT_LOGGED_IN",
    ],
    ["403", raw("<html>", { status: 403 }), "FORBIDDEN"],
    ["404", raw("<html>", { status: 404 }), "UNKNOWN"],
    ["429", raw("", { status: 429 }), "TOO_MANY_REQUESTS"],
    ["451", raw("", { status: 451 }), "REGION_BLOCKED"],
    ["500", raw("<html>", { status: 500 }), "UNKNOWN"],
    ["503", raw("<html>", { status: 503 }), "NETWORK"],
  ])("%s", async (_, step, code) => {
    expect(await codeOf(step)).toBe(code);
  });

  it("accepts an answer without an envelope when HTTP reports success", async () => {
    const { client } = scripted([
      json({ list: [] }),
      json({ success: false, code: "MAINTENANCE" }),
    ]);
    expect(await client.call(hotGames, hotRequest)).toEqual({ list: [] });
    await expect(client.call(hotGames, hotRequest)).rejects.toMatchObject({
      code: "MAINTENANCE",
    });
  });

  // OPN-14
  it("keeps the server's code, message, value and wait", async () => {
    const { client } = scripted([
      json(
        {
          success: false,
          code: 4711,
          message: "Try tomorrow.",
          value: { fields: ["a"] },
        },
        { status: 429, headers: { "retry-after": "30" } },
      ),
    ]);
    await expect(client.call(balance, {})).rejects.toMatchObject({
      code: "TOO_MANY_REQUESTS",
      serverCode: "4711",
      message: "Try tomorrow.",
      value: { fields: ["a"] },
      status: 429,
      retryAfter: 30,
    });
  });

  it("truncates a very long message", async () => {
    const { client } = scripted([
      json({ success: false, code: "X", message: "a".repeat(1e5) }),
    ]);
    const error = await client.call(balance, {}).catch((e: unknown) => e);
    expect(error instanceof CallError && error.message.length).toBe(1000);
  });
});

describe("the client on hostile answers", () => {
  it("turns an answer of the wrong shape into an error, never a half-filled value", async () => {
    const { client } = scripted([
      json({ success: true, value: { balance: "NaN" } }),
    ]);
    await expect(client.call(balance, {})).rejects.toMatchObject({
      code: "MALFORMED",
    });
  });

  it("drops an invalid card, and keeps its neighbours", async () => {
    const fine = {
      nodeId: 1,
      vassalage: "LUMEN",
      gameType: "RNG",
      gameName: "Tidal Lanterns",
    };
    const { client } = scripted([
      json({ list: [fine, { nodeId: {} }, null, 7] }),
    ]);
    expect(
      (await client.call(hotGames, hotRequest)).list.map(({ name }) => name),
    ).toEqual(["Tidal Lanterns"]);
  });

  it.each(['"__proto__"', '"\\u005f_proto__"', '"\\u005F\\u005fproto__"'])(
    "does not let %s pollute a prototype",
    async (key) => {
      const text = `{"success":true,"value":{"token":"0123456789abcdef",${key}:{"admin":true},"constructor":{"prototype":{"admin":true}}}}`;
      const { client } = scripted([raw(text)], {
        seal: async () => ({
          seal: async () => "",
          open: async () => "",
          refresh: () => undefined,
        }),
      });
      const user = await client.call(login, {
        username: "a",
        password: "b",
        type: "username",
      });
      expect(Object.getPrototypeOf(user)).toBe(Object.prototype);
      expect(Object.hasOwn(user, "__proto__")).toBe(false);
      expect(Object.assign({}, user)).not.toHaveProperty("admin");
      expect({}).not.toHaveProperty("admin");
    },
  );

  it("rejects a very deeply nested answer as malformed", async () => {
    const depth = 50_000;
    const node = '{"code":"A","value":"1","children":[';
    const tree = node.repeat(depth) + "]}".repeat(depth);
    const { client } = scripted([raw(`{"success":true,"value":[${tree}]}`)]);
    await expect(
      client.call(whitelabel, { merchantCode: "lantern" }),
    ).rejects.toMatchObject({
      code: "MALFORMED",
    });
  });

  it("rejects an answer over the size limit, by header and by bytes", async () => {
    const big = "x".repeat(maxAnswerBytes + 1);
    expect(await codeOf(raw(`"${big}"`))).toBe("MALFORMED");
    const announced = raw("{}", {
      headers: { "content-length": String(maxAnswerBytes + 1) },
    });
    expect(await codeOf(announced)).toBe("MALFORMED");
  });

  it("ends in a value or in a CallError for any JSON", async () => {
    const definitions = [
      systemStatus,
      permission,
      memberInfo,
      balance,
    ] as const;
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.nat(3), async (value, index) => {
        const definition = definitions[index] ?? balance;
        const { client } = scripted([json({ success: true, value })]);
        const request = { domain: "portal.test" };
        const outcome: unknown = await client
          .call<typeof definition.request, typeof definition.response>(
            definition,
            request,
          )
          .then(
            () => undefined,
            (error: unknown) => error,
          );
        expect(outcome === undefined || outcome instanceof CallError).toBe(
          true,
        );
      }),
      { numRuns: 500 },
    );
  });
});
