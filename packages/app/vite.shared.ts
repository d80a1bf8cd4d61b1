import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The checkout's root, with a closing slash. */
export const root = fileURLToPath(new URL("../../", import.meta.url));

/**
 * The brand that is built: `FOYER_BRAND`, or the one the root package.json names.
 *
 * @example foyerBrand({ brand: chosenBrand(), root })
 */
export function chosenBrand(): string {
  const asked = process.env["FOYER_BRAND"];
  if (asked) return asked;
  const manifest: { config: { brand: string } } = JSON.parse(
    readFileSync(`${root}package.json`, "utf8"),
  );
  return manifest.config.brand;
}

/*
 * Found by Vite only while a page loads, each of these would reload that page; a fresh clone's first story
 * run fails on such a reload. So they are prepared beforehand.
 */
export const optimizeInclude = [
  "react",
  "react-dom",
  "react-dom/client",
  "react/jsx-runtime",
  "react/jsx-dev-runtime",
  "react-intl",
  "@foyer/ui > @vanilla-extract/recipes/createRuntimeFn",
  "@foyer/ui > dompurify",
  "@foyer/ui > radix-ui",
  "@foyer/ui > react-aria",
  "@foyer/ui > react-aria-components",
  "@foyer/ui > swiper",
  "@foyer/ui > swiper/modules",
];
