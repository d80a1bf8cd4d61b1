import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, vi } from "vitest";
import { phoneFiles } from "../../build/connectors.ts";
import { readBrand } from "@foyer/serve/portal-files";
import { phoneDocument, phoneSettings } from "@foyer/serve/phone";
import type {
  PhoneAsk,
  PhoneSettings,
} from "../entry/phone-auth/phoneAuthProtocol.ts";
import { type PhoneSdk, startPhoneSignIn } from "./phone.ts";

const settings: PhoneSettings = {
  apiKey: "key-of-a-browser",
  projectId: "harbour-players",
  connector: "https://connect.harbour.example",
  portals: ["https://harbour.example", "https://www.harbour.example"],
};
const portal = "https://www.harbour.example";
const nonce = "6c0f1f9e";
const send: PhoneAsk = {
  kind: "send",
  number: "+60125550147",
  language: "en",
  mode: "dark",
};
const verify: PhoneAsk = {
  kind: "verify",
  verificationId: "v1",
  code: "471102",
};

const works: PhoneSdk = {
  send: () => Promise.resolve("v1"),
  verify: () => Promise.resolve("id.token"),
};
/** Like the SDK's own errors. */
const refusing = (code: unknown): PhoneSdk => {
  const error = Object.assign(new Error("Firebase: Error."), { code });
  return {
    send: () => Promise.reject(error),
    verify: () => Promise.reject(error),
  };
};

interface Place {
  readonly origin?: string;
  readonly hash?: string;
  readonly framed?: boolean;
  readonly document?: unknown;
}

/** The connector's window in a frame of the portal, and its messages to the portal. */
function connector(
  sdk: PhoneSdk,
  {
    origin = settings.connector,
    hash = `#${nonce}`,
    framed = true,
    document = documentOf(JSON.stringify(settings)),
  }: Place = {},
) {
  const said: { readonly body: unknown; readonly to: string }[] = [];
  const parent = {
    postMessage: (data: { nonce: string; body: unknown }, to: string) => {
      expect(data).toMatchObject({ type: "foyer:phone", nonce });
      said.push({ body: data.body, to });
    },
  };
  const target = new EventTarget();
  const view = Object.assign(target, { document, location: { origin, hash } });
  const whole = Object.assign(view, { parent: framed ? parent : view });
  Reflect.apply(startPhoneSignIn, undefined, [whole, sdk]);

  const hear = (
    body: unknown,
    {
      from = portal,
      source = parent as unknown,
      of = nonce as unknown,
      type = "foyer:phone",
    } = {},
  ) => {
    const event = Object.assign(new Event("message"), {
      data: { type, nonce: of, body },
      origin: from,
      source,
    });
    target.dispatchEvent(event);
  };
  return { hear, said, bodies: () => said.map(({ body }) => body) };
}

const documentOf = (content: string | undefined) => ({
  body: { nodeName: "BODY" },
  querySelector: () => (content === undefined ? null : { content }),
});

describe("the phone login connector", () => {
  it("requests a verification code and answers the portal's exact origin", async () => {
    const { hear, said } = connector(works);
    hear(send);
    await vi.waitFor(() => expect(said).toHaveLength(2));
    expect(said).toEqual([
      { body: { kind: "heard" }, to: portal },
      { body: { kind: "sent", verificationId: "v1" }, to: portal },
    ]);
  });

  it("verifies a code", async () => {
    const { bodies, hear } = connector(works);
    hear(verify);
    await vi.waitFor(() =>
      expect(bodies()).toEqual([
        { kind: "heard" },
        { kind: "verified", idToken: "id.token" },
      ]),
    );
  });

  it("reports that a challenge is shown before it reports the code as sent", async () => {
    const { bodies, hear } = connector({
      ...works,
      send: (given, ask, { onShown }) => {
        expect([given, ask]).toEqual([settings, send]);
        onShown();
        return Promise.resolve("v1");
      },
    });
    hear(send);
    await vi.waitFor(() =>
      expect(bodies()).toEqual([
        { kind: "heard" },
        { kind: "challenge" },
        { kind: "sent", verificationId: "v1" },
      ]),
    );
  });

  it.each([
    ["auth/invalid-phone-number", "invalid-phone-number"],
    ["auth/invalid-verification-code", "invalid-verification-code"],
    ["auth/code-expired", "code-expired"],
    ["auth/session-expired", "code-expired"],
    ["auth/quota-exceeded", "quota-exceeded"],
    ["auth/too-many-requests", "too-many-requests"],
    ["auth/captcha-check-failed", "captcha-check-failed"],
    ["auth/invalid-app-credential", "captcha-check-failed"],
    ["auth/network-request-failed", "network-request-failed"],
    ["auth/unauthorized-domain", "operation-not-allowed"],
    ["auth/internal-error", "unknown"],
    ["auth/constructor", "unknown"],
    [7, "unknown"],
    [undefined, "unknown"],
  ])("reports an error under a documented code: %s", async (name, code) => {
    for (const ask of [send, verify]) {
      const { bodies, hear } = connector(refusing(name));
      hear(ask);
      await vi.waitFor(() =>
        expect(bodies().at(-1)).toEqual({ kind: "refused", code }),
      );
    }
  });

  it("handles only one request", async () => {
    const sdk = { ...works, send: vi.fn(works.send) };
    const { bodies, hear } = connector(sdk);
    hear(send);
    hear(send);
    await vi.waitFor(() => expect(bodies()).toHaveLength(2));
    expect(sdk.send).toHaveBeenCalledOnce();
  });

  it.each([
    ["another origin", { from: "https://harbour.example.evil.example" }],
    ["no origin", { from: "null" }],
    ["its own origin", { from: settings.connector }],
    ["another window", { source: {} }],
    ["nobody", { source: null }],
    ["another frame's nonce", { of: "another" }],
    ["no nonce", { of: null }],
    ["another message", { type: "foyer:analytics" }],
  ])("ignores a request with a wrong sender, nonce or type: %s", (_, over) => {
    const sdk = { ...works, send: vi.fn(works.send) };
    const { hear, said } = connector(sdk);
    hear(send, over);
    expect(said).toEqual([]);
    expect(sdk.send).not.toHaveBeenCalled();
  });

  it.each([
    null,
    "send",
    {},
    { kind: "send" },
    { kind: "send", number: "", language: "en" },
    { kind: "send", number: ["+60125550147"], language: "en" },
    { kind: "send", number: "+6".repeat(4000), language: "en" },
    { kind: "verify", verificationId: "v1" },
    { kind: "sign-out" },
  ])("ignores the invalid request %j", (body) => {
    const { hear, said } = connector(works);
    hear(body);
    expect(said).toEqual([]);
  });

  it.each<[string, Place]>([
    ["at the portal's own origin", { origin: portal }],
    ["without a frame", { framed: false }],
    ["without a nonce", { hash: "" }],
    ["without settings", { document: documentOf(undefined) }],
  ])("does nothing %s", (_, place) => {
    const { hear, said } = connector(works, place);
    hear(send, { of: "" });
    hear(send);
    expect(said).toEqual([]);
  });
});

describe("the build output for phone login", () => {
  const root = fileURLToPath(new URL("../../../../", import.meta.url));
  const brands = readdirSync(join(root, "themes")).filter((brand) =>
    existsSync(join(root, "themes", brand, "brand.json")),
  );
  const configured = (phoneSignIn?: object) => {
    const folder = mkdtempSync(join(tmpdir(), "foyer-brand-"));
    mkdirSync(join(folder, "themes/harbour"), { recursive: true });
    const file = join(folder, "themes/harbour/brand.json");
    writeFileSync(file, JSON.stringify({ name: "Harbour", phoneSignIn }));
    return phoneFiles({ brand: "harbour", root: folder });
  };

  it("is empty for a brand that does not configure it", () => {
    expect(brands).not.toEqual([]);
    for (const brand of brands) {
      const { phoneSignIn } = readBrand(root, brand);
      expect(phoneFiles({ brand, root }).length).toBe(phoneSignIn ? 3 : 0);
    }
    expect(configured()).toEqual([]);
  });

  it("is a document with its style sheet and script for a brand that configures it", async () => {
    const files = configured(settings);
    expect(files.map(({ name }) => name)).toEqual([
      "phone.html",
      "phone.css",
      "phone.js",
    ]);
    expect(await files[0]?.body()).toBe(phoneDocument(settings));
    // The SDK is not installed by default: the build that needs it says how to install it.
    await expect(files[2]?.body()).rejects.toThrow(
      /npm ci --omit=dev" in packages\/app\/phone-sign-in/,
    );
  });

  it("contains the settings in the document, with markup escaped", () => {
    const text = phoneDocument({ ...settings, projectId: '"><script>' });
    expect(text).not.toContain('"><script>');
    expect(text).toContain("&quot;>&lt;script>");
    expect(text.match(/<script/g)).toHaveLength(1);
  });

  it("is rejected when the connector would share the portal's origin", () => {
    expect(() => phoneSettings({ ...settings, portals: [] })).not.toThrow();
    expect(() =>
      phoneSettings({
        ...settings,
        connector: portal,
        portals: [...settings.portals],
      }),
    ).toThrow(/an origin of its own/);
  });
});
