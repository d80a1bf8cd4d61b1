import { pbkdf2Sync, randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { isDefaultPassword } from "./defaultPassword.ts";

const salt = randomBytes(16);
const digest = {
  salt: salt.toString("base64"),
  iterations: 10_000,
  digest: pbkdf2Sync("welcome-aboard", salt, 10_000, 32, "sha256").toString(
    "base64",
  ),
};

describe("isDefaultPassword", () => {
  it("recognises the default password by its digest alone", async () => {
    expect(await isDefaultPassword("welcome-aboard", digest)).toBe(true);
    expect(await isDefaultPassword("welcome-aboarD", digest)).toBe(false);
  });

  it("returns false when the deployment sets no default password", async () => {
    expect(await isDefaultPassword("welcome-aboard", undefined)).toBe(false);
  });
});
