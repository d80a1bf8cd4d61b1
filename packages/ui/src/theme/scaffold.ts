import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { BrandFile } from "@foyer/platform/brand";

/**
 * Writes a complete brand of that name, valid as it is, for its team to change. Returns the files it wrote.
 *
 * @example newBrand("themes", "harbour")
 */
export function newBrand(themesDir: string, id: string): string[] {
  if (!/^[a-z][a-z0-9-]*$/.test(id))
    throw new Error(
      `"${id}" cannot be a brand's name: use small letters, figures and hyphens, as blue-harbour.`,
    );
  const dir = join(themesDir, id);
  if (existsSync(dir)) throw new Error(`themes/${id} is there already.`);
  const name = id
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
  const files: Readonly<Record<string, string>> = {
    "brand.json": json(brandFile(id, name)),
    "tokens.json": json(tokensFile(hueOf(id))),
    "messages/EN.json": json({}),
    "assets/logo.svg": logo(name),
    "assets/logoMark.svg": mark(`width="40" height="40" `),
    "assets/favicon.svg": mark(`color="#64748b" `),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
  return Object.keys(files).map((file) => `themes/${id}/${file}`);
}

function brandFile(id: string, name: string): BrandFile {
  return {
    $schema: "../brand.schema.json",
    name,
    merchantCode: id.replaceAll("-", "_"),
    languages: { EN: { tag: "en", label: "English" } },
    defaultLanguage: "EN",
    defaultMode: "system",
    hosts: {
      image: [`https://img.${id}.example`],
      game: [`https://play.${id}.example`],
      frame: [],
      connect: [],
    },
    categories: ["HOME", "RNG", "LIVE", "SPORTS", "PROMO", "FAV"],
    legal: {
      rights: `© ${name}. All rights reserved.`,
      licence: "State the gaming licence here: its number, and who granted it.",
      risk: "Gaming involves risk: you can lose the money you stake. Play for pleasure, and set yourself a limit.",
    },
  };
}

function tokensFile(hue: number) {
  const oklch = (lightness: number, chroma: number, turn: number) => ({
    $type: "color",
    $value: {
      colorSpace: "oklch",
      components: [lightness, chroma, (hue + turn) % 360],
    },
  });
  return {
    $schema: "../tokens.schema.json",
    seeds: {
      accent: oklch(0.72, 0.15, 0),
      neutral: oklch(0.5, 0.015, 0),
      glowFirst: oklch(0.75, 0.14, 0),
      glowSecond: oklch(0.6, 0.16, 60),
      radius: { $type: "dimension", $value: { value: 8, unit: "px" } },
      fontBody: {
        $type: "fontFamily",
        $value: ["Figtree Variable", "system-ui", "sans-serif"],
      },
      fontDisplay: {
        $type: "fontFamily",
        $value: ["Red Hat Display Variable", "system-ui", "sans-serif"],
      },
    },
  };
}

/** A hue of its own for each name, so that two new brands are not alike. */
function hueOf(id: string): number {
  return [...id].reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360,
    7,
  );
}

function logo(name: string): string {
  const width = 52 + name.length * 13;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="40" viewBox="0 0 ${width} 40" fill="currentColor">`,
    `  ${disc}`,
    `  <text x="50" y="28" font-family="system-ui, sans-serif" font-size="24" font-weight="700">${name}</text>`,
    "</svg>",
    "",
  ].join("\n");
}

function mark(attributes: string): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}viewBox="0 0 40 40" fill="currentColor">`,
    `  ${disc}`,
    "</svg>",
    "",
  ].join("\n");
}

const disc = `<path fill-rule="evenodd" d="M20 2a18 18 0 1 1 0 36a18 18 0 1 1 0-36ZM20 11a9 9 0 1 0 0 18a9 9 0 1 0 0-18Z"/>`;

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
