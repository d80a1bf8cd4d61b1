import { createActor, toPromise } from "xstate";
import { describe, expect, it, vi } from "vitest";
import type { WalletTransferBody } from "@foyer/flows/transfer";
import type { WithdrawBody } from "@foyer/flows/withdraw";
import { walletTransfer, withdraw } from "@foyer/platform/calls";
import { createClient } from "@foyer/platform/client";
import { CallError } from "@foyer/platform/errors";
import { openSealer } from "@foyer/platform/fake";
import type { Sealer } from "@foyer/platform/seal";
import { settle } from "./money.testing.ts";
import { sendBy } from "./moneySend.ts";

type Transport = () => Promise<Response>;

const answers = (body: unknown, status = 200): Transport => {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return () => Promise.resolve(new Response(text, { status }));
};
const refuses = (status: number, code: string, message = "") =>
  answers({ success: false, code, message }, status);
const breaks: Transport = () => Promise.reject(new TypeError("fetch failed"));

function sender(
  transport: Transport,
  {
    token = "0123456789abcdef.token",
    sealer = openSealer,
    onSent = (_init: RequestInit): unknown => undefined,
  } = {},
) {
  const sent: { readonly headers: Headers; readonly body: unknown }[] = [];
  const client = createClient({
    fetch: (_, init) => {
      const { headers, body } = init;
      onSent(init);
      sent.push({
        headers: new Headers(headers),
        body: JSON.parse(String(body)),
      });
      return transport();
    },
    token: () => token,
    merchant: "lantern",
    language: () => "EN",
    seal: () => Promise.resolve(sealer),
    wait: () => new Promise(() => undefined),
  });
  const services = { client, sealer };
  return { sent, services };
}

const body = { from: "", to: "KITE", amount: "10.00" };

async function transferBy(
  transport: Transport,
  over: { token?: string; amount?: string } = {},
) {
  const { sent, services } = sender(transport, over);
  const logic = sendBy(
    services,
    walletTransfer,
    (asked: WalletTransferBody) => asked,
  );
  const actor = createActor(logic, {
    input: {
      key: "k1",
      body: { ...body, amount: over.amount ?? body.amount },
      secret: undefined,
    },
  });
  return { sent, said: await toPromise(actor.start()) };
}

function withdrawActor(services: Parameters<typeof sendBy>[0]) {
  const logic = sendBy(
    services,
    withdraw,
    (asked: WithdrawBody, paymentPassword) => ({ ...asked, paymentPassword }),
  );
  return createActor(logic, {
    input: {
      key: "k1",
      body: { accountId: "b1", amount: "100" },
      secret: "1234",
    },
  });
}

async function withdrawBy(transport: Transport, sealer: Sealer = openSealer) {
  const { sent, services } = sender(transport, { sealer });
  return { sent, said: await toPromise(withdrawActor(services).start()) };
}

describe("the request", () => {
  it("carries the intent's idempotency key and the confirmed body", async () => {
    const { sent, said } = await transferBy(
      answers({ success: true, value: { balance: "90.00" } }),
    );
    expect(said).toEqual({ ok: { balance: "90.00" } });
    expect(sent[0]?.headers.get("idempotency-key")).toBe("k1");
    expect(sent[0]?.body).toEqual(body);
  });

  it("carries the payment password only in encrypted form", async () => {
    const { sent } = await withdrawBy(
      answers({ success: true, value: { orderId: "W-1" } }),
      { ...openSealer, seal: async (text) => `sealed:${text.length}` },
    );
    expect(JSON.stringify(sent)).not.toContain("1234");
    expect(sent[0]?.body).toEqual({
      value: expect.stringMatching(/^sealed:/),
    });
  });
});

describe("the sending step", () => {
  it.each([
    ["a broken connection", breaks, { reason: "NETWORK", status: 0 }],
    [
      "a server on the way",
      answers("<html>", 504),
      { reason: "NETWORK", status: 504 },
    ],
    ["half an answer", answers('{"succ'), { reason: "MALFORMED", status: 200 }],
    ["a fault", answers("<html>", 500), { reason: "UNKNOWN", status: 500 }],
    [
      "a refusal",
      refuses(409, "INSUFFICIENT_BALANCE"),
      { reason: "INSUFFICIENT_BALANCE", status: 409 },
    ],
    [
      "a refusal in the platform's own words",
      refuses(422, "E-12", "Not on Sundays."),
      { reason: "OTHER", message: "Not on Sundays.", status: 422 },
    ],
    [
      "a session that has ended",
      refuses(401, "NOT_LOGGED_IN"),
      { reason: "NOT_LOGGED_IN", status: 401 },
    ],
    [
      "a request that the platform finds wrong",
      refuses(400, "VALIDATION"),
      { reason: "VALIDATION", status: 400 },
    ],
  ])(
    "treats the request as possibly sent after %s",
    async (_, transport, failure) => {
      const { said } = await transferBy(transport);
      expect(said).toMatchObject({ error: failure });
      expect(said).not.toHaveProperty("error.unsent");
    },
  );

  it("marks the request as unsent without a session token", async () => {
    const { sent, said } = await transferBy(breaks, { token: "" });
    expect(said).toMatchObject({
      error: { reason: "NOT_LOGGED_IN", unsent: true },
    });
    expect(sent).toEqual([]);
  });

  it("marks a request that fails validation as unsent", async () => {
    const { sent, said } = await transferBy(breaks, { amount: "1e3" });
    expect(said).toMatchObject({
      error: { reason: "VALIDATION", unsent: true },
    });
    expect(sent).toEqual([]);
  });

  it.each([
    ["NETWORK", new CallError({ code: "NETWORK" })],
    ["MALFORMED", new CallError({ code: "MALFORMED", status: 200 })],
    ["NETWORK", new TypeError("error loading dynamically imported module")],
  ])(
    "marks the request as unsent when encryption fails: %s",
    async (reason, error) => {
      const { sent, said } = await withdrawBy(breaks, {
        ...openSealer,
        seal: () => Promise.reject(error),
      });
      expect(said).toMatchObject({
        error: { reason, status: 0, unsent: true },
      });
      expect(sent).toEqual([]);
    },
  );

  it("treats the request as possibly sent when the connection breaks after encryption", async () => {
    const { said } = await withdrawBy(breaks);
    expect(said).toMatchObject({ error: { reason: "NETWORK", status: 0 } });
    expect(said).not.toHaveProperty("error.unsent");
  });

  it("sends nothing when it is stopped during encryption", async () => {
    const { sent, services } = sender(breaks, {
      sealer: { ...openSealer, seal: async (text) => (actor.stop(), text) },
    });
    const actor = withdrawActor(services);
    actor.start();
    await settle();
    expect(sent).toEqual([]);
  });

  it("does not abort a request in flight when it is stopped", async () => {
    const signals: (AbortSignal | null | undefined)[] = [];
    const { services } = sender(() => new Promise(() => undefined), {
      onSent: ({ signal }) => signals.push(signal),
    });
    const actor = withdrawActor(services);
    actor.start();
    await vi.waitFor(() => expect(signals).toHaveLength(1));
    actor.stop();
    expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
  });
});
