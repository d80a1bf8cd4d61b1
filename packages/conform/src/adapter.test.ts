import { describe, expect, it } from "vitest";
import {
  adaptedGateway,
  adaptFetch,
  adaptSealer,
  type PlatformAdapter,
} from "./adapter.ts";
import { balance, endSession, gamesList, login } from "@foyer/platform/calls";
import { createClient } from "@foyer/platform/client";
import type { Sealer } from "@foyer/platform/seal";

const calls = [balance, endSession, gamesList, login];
const token = "0123456789abcdef.token";

/** A back end with its own paths and envelope. */
const dialect: PlatformAdapter = {
  path: ({ name }) =>
    ({ balance: "/api/money", endSession: "/api/sessions/{id}/end" })[name],
  wrap: ({ url, init }, { name }) => ({
    url,
    init: { ...init, headers: { ...init.headers, "X-Operation": name } },
  }),
  unwrap: async (answer) => {
    const { status, data } = await answer.json();
    return Response.json({
      success: status === 0,
      code: String(status),
      message: "",
      value: data,
    });
  },
};

/** A back end that records the requests it gets. */
function backEnd(data: unknown) {
  const asked: { url: string; init: RequestInit }[] = [];
  return {
    asked,
    fetch: async (url: string, init: RequestInit) => {
      asked.push({ url, init });
      return Response.json({ status: 0, data });
    },
  };
}

const clientOf = (
  fetch: (url: string, init: RequestInit) => Promise<Response>,
  baseUrl = "",
) =>
  createClient({
    fetch,
    baseUrl,
    token: () => token,
    merchant: "lantern",
    language: () => "EN",
    seal: () => Promise.reject(new Error("not sealed")),
  });

describe("an adapter", () => {
  // OPN-35
  it("changes the path, envelope and headers of a call without affecting the client", async () => {
    const { asked, fetch } = backEnd({ balance: "12.50" });
    const client = clientOf(adaptFetch(fetch, dialect, calls));
    expect(await client.call(balance, {})).toMatchObject({ balance: "12.50" });
    expect(asked[0]?.url).toBe("/api/money");
    expect(new Headers(asked[0]?.init.headers).get("x-operation")).toBe(
      "balance",
    );
    expect(new Headers(asked[0]?.init.headers).get("authorization")).toBe(
      `Bearer ${token}`,
    );
  });

  it("copies path parameters into its own path and keeps a prefix of the URL", async () => {
    const { asked, fetch } = backEnd(true);
    const client = clientOf(
      adaptFetch(fetch, dialect, calls),
      "https://gateway.example/eu",
    );
    await client.call(endSession, { id: "s-1" });
    expect(asked[0]?.url).toBe(
      "https://gateway.example/eu/api/sessions/s-1/end",
    );
  });

  it("leaves calls it does not name, and requests that are not calls, unchanged", async () => {
    const { asked, fetch } = backEnd({});
    const adapted = adaptFetch(fetch, { path: dialect.path }, calls);
    await adapted("/wps/game/list?pageNo=1", { method: "GET" });
    await adapted("/wps/v2/wallets/balance", { method: "POST" });
    await adapted("/elsewhere", {});
    expect(asked.map(({ url }) => url)).toEqual([
      "/wps/game/list?pageNo=1",
      "/wps/v2/wallets/balance",
      "/elsewhere",
    ]);
  });

  it("passes on an answer it cannot parse unchanged", async () => {
    const adapted = adaptFetch(
      async () => new Response("<html>", { status: 502 }),
      dialect,
      calls,
    );
    const answer = await adapted("/wps/game/list", { method: "GET" });
    expect(answer.status).toBe(502);
    expect(await answer.text()).toBe("<html>");
  });

  it("passes requests through unchanged when it is empty", async () => {
    const { asked, fetch } = backEnd({});
    await adaptFetch(fetch, {}, calls)("/wps/v2/wallets/balance", {});
    expect(asked).toEqual([{ url: "/wps/v2/wallets/balance", init: {} }]);
  });

  it("can replace the sealing of requests", async () => {
    const sealer: Sealer = {
      seal: (json) => Promise.resolve(`jwe:${json}`),
      open: (compact) => Promise.resolve(compact),
      refresh: () => undefined,
    };
    const own = adaptSealer(sealer, {
      seal: (json) => Promise.resolve(`own:${json}`),
    });
    expect(await own.seal("{}")).toBe("own:{}");
    expect(await adaptSealer(sealer, {}).seal("{}")).toBe("jwe:{}");
  });
});

describe("a gateway", () => {
  it("forwards a request of the portal in the back end's dialect", async () => {
    const { asked, fetch } = backEnd({ token });
    const gateway = adaptedGateway({
      url: "https://platform.example/",
      adapter: dialect,
      calls,
      fetch,
    });
    const answer = await gateway(
      new Request("https://portal.example/wps/session/login", {
        method: "POST",
        body: '{"value":"sealed"}',
      }),
    );
    expect(await answer.json()).toMatchObject({
      success: true,
      value: { token },
    });
    expect(asked[0]?.url).toBe("https://platform.example/wps/session/login");
    expect(await new Response(asked[0]?.init.body).text()).toBe(
      '{"value":"sealed"}',
    );
  });
});
