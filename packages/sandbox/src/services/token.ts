import { createHash, randomBytes } from "node:crypto";

/** A bearer token: 32 random bytes. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** What is stored of a token, so that a stolen database signs nobody in. */
export const hashToken = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");
