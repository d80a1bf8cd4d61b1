import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** A font as a brand may have it in assets/fonts: one of those that are bundled. */
export const realFont = readFileSync(
  fileURLToPath(
    new URL(
      "../../../../../themes/node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
      import.meta.url,
    ),
  ),
);
