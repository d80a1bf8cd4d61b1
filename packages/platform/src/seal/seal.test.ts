import {
  base64url,
  CompactEncrypt,
  compactDecrypt,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
} from "jose";
import { describe, expect, it, vi } from "vitest";
import { createSealer } from "./seal.ts";

const secret = JSON.stringify({ username: "mira", password: "Sunny-Day-1" });

async function platformKey(kid: string) {
  const { publicKey, privateKey } = await generateKeyPair("ECDH-ES", {
    crv: "P-256",
    extractable: true,
  });
  const { x = "", y = "" } = await exportJWK(publicKey);
  const jwk = {
    kid,
    kty: "EC" as const,
    crv: "P-256",
    x,
    y,
    alg: "ECDH-ES",
    use: "enc",
  };
  return { jwk, privateKey };
}

describe("seal", () => {
  // OPN-12
  it("makes a compact JWE that only the platform's key opens", async () => {
    const { jwk, privateKey } = await platformKey("k1");
    const other = await platformKey("k1");
    const sealed = await createSealer({
      keys: async () => ({ keys: [jwk] }),
    }).seal(secret);
    expect(sealed.split(".")).toHaveLength(5);
    expect(sealed).not.toContain("Sunny");
    expect(decodeProtectedHeader(sealed)).toMatchObject({
      alg: "ECDH-ES",
      enc: "A256GCM",
      kid: "k1",
    });
    const { plaintext } = await compactDecrypt(sealed, privateKey);
    expect(new TextDecoder().decode(plaintext)).toBe(secret);
    await expect(compactDecrypt(sealed, other.privateKey)).rejects.toThrow();
  });

  it("never seals the same text the same way", async () => {
    const { jwk } = await platformKey("k1");
    const sealer = createSealer({ keys: async () => ({ keys: [jwk] }) });
    expect(await sealer.seal(secret)).not.toBe(await sealer.seal(secret));
  });

  it("ignores keys for other uses", async () => {
    const { jwk } = await platformKey("enc");
    const keys = [
      { ...jwk, kid: "sig", use: "sig" },
      { ...jwk, kid: "wrap", alg: "ECDH-ES+A256KW" },
      jwk,
    ];
    const sealed = await createSealer({ keys: async () => ({ keys }) }).seal(
      secret,
    );
    expect(decodeProtectedHeader(sealed)).toMatchObject({ kid: "enc" });
    const none = createSealer({
      keys: async () => ({ keys: keys.slice(0, 2) }),
    });
    await expect(none.seal(secret)).rejects.toMatchObject({
      code: "MALFORMED",
    });
  });

  it("reads the keys once, again after a refresh, and again after a failure", async () => {
    const { jwk } = await platformKey("k1");
    const keys = vi.fn(async () => ({ keys: [jwk] }));
    keys.mockRejectedValueOnce(new Error("offline"));
    const sealer = createSealer({ keys });
    await expect(sealer.seal(secret)).rejects.toThrow("offline");
    await Promise.all([sealer.seal(secret), sealer.seal(secret)]);
    expect(keys).toHaveBeenCalledTimes(2);
    sealer.refresh();
    await sealer.seal(secret);
    expect(keys).toHaveBeenCalledTimes(3);
  });
});

describe("open", () => {
  const key = new Uint8Array(32).fill(7);
  const encoded = base64url.encode(key);
  const address = "https://help.example/chat";
  const sealer = createSealer({ keys: async () => ({ keys: [] }) });
  const sealed = (alg: string, enc: string): Promise<string> =>
    new CompactEncrypt(new TextEncoder().encode(address))
      .setProtectedHeader({ alg, enc })
      .encrypt(key);

  // OPN-12
  it("opens what was sealed with the key", async () => {
    expect(await sealer.open(await sealed("dir", "A256GCM"), encoded)).toBe(
      address,
    );
  });

  it("rejects a changed text, another key, another algorithm, and anything that is not a JWE", async () => {
    const good = await sealed("dir", "A256GCM");
    const parts = good.split(".");
    const flipped = parts[3]?.startsWith("A") ? "B" : "A";
    parts[3] = flipped + parts[3]?.slice(1);
    const wrong: [string, string][] = [
      [parts.join("."), encoded],
      [good, base64url.encode(new Uint8Array(32))],
      [good, "short"],
      [good, "not base64url ~"],
      [await sealed("A256KW", "A256GCM"), encoded],
      ["https://help.example", encoded],
    ];
    for (const [compact, withKey] of wrong) {
      await expect(sealer.open(compact, withKey)).rejects.toMatchObject({
        code: "MALFORMED",
      });
    }
  });
});
