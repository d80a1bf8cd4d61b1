import { createHash, randomBytes } from "node:crypto";

/** A bearer token: 32 random bytes. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** The stored hash of a token, so that a stolen database cannot be used to log in. */
export const hashToken = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");
