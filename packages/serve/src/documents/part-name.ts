import { createHash } from "node:crypto";

/**
 * The short name of a lazily loaded part, by its source: a document tells the browser by it which parts are drawn in
 * it, and its server finds their files by it in what the build noted.
 *
 * @example partName("src/shell/ShellFooter.tsx") // "x1-Zq"
 */
export const partName = (source: string): string =>
  createHash("sha256").update(source).digest("base64url").slice(0, 5);
