// @ts-check
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The checkout's root. */
export const root = fileURLToPath(new URL("../../", import.meta.url)).replace(
  /[\\/]$/,
  "",
);

/**
 * An absolute path in the checkout.
 * @param {...string} parts
 */
export const at = (...parts) => join(root, ...parts);

/** @type {{ config: { pnpm: string, brand: string } }} */
export const manifest = JSON.parse(readFileSync(at("package.json"), "utf8"));

/** An error that the user can correct: printed as one sentence, without a stack trace. */
export class Plain extends Error {}
