import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createIntl } from "react-intl";
import type { Brand } from "@foyer/platform/brand";
import { phoneAuth, PhoneAuthError, phoneRefused } from "./phoneAuth.ts";
import type { Connector } from "./phoneAuthFrame.ts";
import {
  phoneAuthCodes,
  type PhoneAuthCode,
  type PhoneWord,
} from "./phoneAuthProtocol.ts";
import { english } from "../../testing/english.ts";

const intl = createIntl({ locale: "en", messages: english });
const { signal } = new AbortController();
const said = (code: PhoneAuthCode) =>
  phoneRefused(intl)(new PhoneAuthError(code)).error;

const phoneSignIn: NonNullable<Brand["phoneSignIn"]> = {
  apiKey: "key-of-a-browser",
  projectId: "harbour-players",
  connector: "https://connect.harbour.example",
  portals: ["https://harbour.example"],
};

/** A connector that gives these answers in order. */
function brand(words: readonly PhoneWord[], isOnline = true) {
  const left = [...words];
  const ask = vi.fn<Connector>(async () => {
    const word = left.shift();
    if (!word) throw new Error("Nothing more is answered.");
    return word;
  });
  const phone = phoneAuth({
    brand: { phoneSignIn },
    intl,
    ask,
    isOnline: () => isOnline,
  });
  return { ask, phone };
}

const refused = (code: PhoneAuthCode): PhoneWord => ({ kind: "refused", code });
const sent: PhoneWord = { kind: "sent", verificationId: "v1" };

beforeEach(() => {
  vi.stubGlobal("document", {
    documentElement: { dataset: { mode: "light" } },
    querySelector: () => null,
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("phoneAuth (OPN-57)", () => {
  it("has a code sent and returns the token that the platform checks with the third party (REG-13)", async () => {
    const { ask, phone } = brand([sent, { kind: "verified", idToken: "id.t" }]);
    await phone.send("+60125550147", signal);
    expect(await phone.verify(" 471102 ", signal)).toEqual({
      firebaseChannel: "harbour-players",
      firebaseIdToken: "id.t",
    });
    expect(ask.mock.calls.map(([origin, body]) => [origin, body])).toEqual([
      [
        phoneSignIn.connector,
        { kind: "send", number: "+60125550147", language: "en", mode: "light" },
      ],
      [
        phoneSignIn.connector,
        { kind: "verify", verificationId: "v1", code: "471102" },
      ],
    ]);
  });

  it("checks a code against the last one sent", async () => {
    const { ask, phone } = brand([
      sent,
      { kind: "sent", verificationId: "v2" },
      refused("invalid-verification-code"),
      { kind: "verified", idToken: "id.t" },
    ]);
    await phone.send("+60125550147", signal);
    await phone.send("+60125550147", signal);
    await expect(phone.verify("000000", signal)).rejects.toMatchObject({
      code: "invalid-verification-code",
    });
    await phone.verify("471102", signal);
    expect(ask.mock.lastCall?.[1]).toMatchObject({ verificationId: "v2" });
  });

  it.each(phoneAuthCodes)(
    "rejects with %s when the connector does",
    async (code) => {
      const sending = brand([refused(code)]).phone;
      await expect(sending.send("+60", signal)).rejects.toMatchObject({ code });
      const checking = brand([sent, refused(code)]).phone;
      await checking.send("+60125550147", signal);
      await expect(checking.verify("1", signal)).rejects.toMatchObject({
        code,
      });
    },
  );

  it("rejects a blank code, and a code before any was sent, without asking the connector", async () => {
    const { ask, phone } = brand([sent]);
    await expect(phone.verify("471102", signal)).rejects.toMatchObject({
      code: "code-expired",
    });
    await phone.send("+60125550147", signal);
    await expect(phone.verify("  ", signal)).rejects.toMatchObject({
      code: "missing-verification-code",
    });
    expect(ask).toHaveBeenCalledOnce();
  });

  it("reports a network failure while offline without asking the connector", async () => {
    const { ask, phone } = brand([], false);
    await expect(phone.send("+60125550147", signal)).rejects.toMatchObject({
      code: "network-request-failed",
    });
    expect(ask).not.toHaveBeenCalled();
  });

  it("rejects an answer that does not match the request", async () => {
    const { phone } = brand([{ kind: "verified", idToken: "id.t" }]);
    await expect(phone.send("+60125550147", signal)).rejects.toMatchObject({
      code: "unknown",
    });
  });

  it("asks the connector of the local preview when the page names one", async () => {
    vi.stubGlobal("document", {
      documentElement: { dataset: {} },
      querySelector: () => ({ content: "http://127.0.0.1:4173" }),
    });
    const { ask, phone } = brand([sent]);
    await phone.send("+60125550147", signal);
    expect(ask.mock.lastCall?.[0]).toBe("http://127.0.0.1:4173");
  });

  it("rejects every call when the brand has not configured phone login", async () => {
    const ask = vi.fn<Connector>();
    const phone = phoneAuth({ brand: {}, intl, ask });
    const refusal = { code: "operation-not-allowed" };
    await expect(phone.send("+60125550147", signal)).rejects.toMatchObject(
      refusal,
    );
    await expect(phone.verify("4711", signal)).rejects.toMatchObject(refusal);
    expect(ask).not.toHaveBeenCalled();
  });
});

describe("phoneRefused (ERR-16 … ERR-20)", () => {
  it("gives every rejection a sentence of its own or one of the platform's reasons", () => {
    for (const code of phoneAuthCodes) {
      const { reason, message = "" } = said(code);
      expect(reason !== "OTHER" || message.length > 10).toBe(true);
    }
  });

  it.each([
    ["quota-exceeded", /contact customer service/],
    ["operation-not-allowed", /contact customer service/],
    ["code-expired", /request a new one/],
    ["popup-closed-by-user", /failed\. Please try again/],
  ] as const)("describes %s with a text matching %s", (code, words) => {
    expect(said(code)).toMatchObject({
      reason: "OTHER",
      message: expect.stringMatching(words),
    });
  });

  it.each([
    // With the same message as the platform's own failure (ERR-17).
    ["too-many-requests", "TOO_MANY_REQUESTS"],
    ["network-request-failed", "NETWORK"],
    ["timeout", "TIMEOUT"],
  ] as const)("maps %s to the platform's %s", (code, reason) => {
    expect(said(code)).toEqual({ reason });
  });

  it("rethrows an error that is not a rejection", () => {
    const defect = new TypeError("x is undefined");
    expect(() => phoneRefused(intl)(defect)).toThrow(defect);
  });
});
