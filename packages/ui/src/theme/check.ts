import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { checkAssets } from "./checkAssets.ts";
import { checkBrandFile } from "./checkBrandFile.ts";
import { explainWeakPair, weakPairs } from "./checkContrast.ts";
import { checkMessages } from "./checkMessages.ts";
import { deriveTheme } from "./derive.ts";
import { findFamily } from "./fonts.ts";
import type { Problem } from "./problem.ts";
import { readJson } from "./readJson.ts";
import { readTheme } from "./readTheme.ts";

const systemFamilies = /^(system-ui|sans-serif|serif|monospace|ui-[a-z-]+)$/;

/** What a brand is checked against besides itself. */
export interface Surroundings {
  readonly themesDir: string;
  /** Folder of the base packs of words; without it words are not checked. */
  readonly packsDir?: string;
}

/**
 * Finds all that is wrong with a brand's folder; it can be built if there is nothing but notes.
 *
 * @example checkBrand("aurora", { themesDir: "themes" })
 */
export function checkBrand(
  id: string,
  { themesDir, packsDir }: Surroundings,
): Problem[] {
  const dir = join(themesDir, id);
  const at = (file: string) => `themes/${id}${file && `/${file}`}`;
  if (!existsSync(dir))
    return [{ file: at(""), key: "", rule: "there is no such folder." }];
  const name = /^[a-z][a-z0-9-]*$/.test(id)
    ? []
    : [
        {
          file: at(""),
          key: "",
          rule: "a brand's folder is named in small letters, figures and hyphens.",
        },
      ];
  const brandFile = readJson(join(dir, "brand.json"));
  const tokensFile = readJson(join(dir, "tokens.json"));
  const languages = brandFile.ok ? languagesOf(brandFile.value) : [];
  const packs =
    packsDir !== undefined && existsSync(packsDir)
      ? readdirSync(packsDir).filter((file) => file.endsWith(".json"))
      : undefined;

  const findings: Problem[] = [
    ...(brandFile.ok
      ? checkBrandFile(brandFile.value, {
          packs: packs?.map((file) => basename(file, ".json")),
        }).map((finding) => ({ file: "brand.json", ...finding }))
      : [{ file: "brand.json", key: "", rule: brandFile.why }]),
    ...(tokensFile.ok
      ? checkTokens(tokensFile.value, {
          themesDir,
          brandDir: dir,
          tags: [],
        }).map((finding) => ({ file: "tokens.json", ...finding }))
      : [{ file: "tokens.json", key: "", rule: tokensFile.why }]),
    ...checkAssets(join(dir, "assets")),
    ...checkMessages(join(dir, "messages"), {
      languages,
      ids: packs && packsDir ? messageIds(packsDir, packs) : undefined,
    }),
  ];
  return [
    ...name,
    ...findings.map((finding) => ({ ...finding, file: at(finding.file) })),
  ];
}

function checkTokens(file: unknown, place: Parameters<typeof findFamily>[1]) {
  const { seeds, overrides, problems } = readTheme(file);
  const fonts = (["fontBody", "fontDisplay"] as const).flatMap((seed) => {
    const [first = ""] = seeds[seed];
    if (systemFamilies.test(first) || findFamily(first, place)) return [];
    return [
      {
        key: `seeds.${seed}`,
        rule: `the family "${first}" is not bundled; put its file into assets/fonts or name one that is.`,
      },
    ];
  });
  const weak = weakPairs(deriveTheme(seeds, overrides)).map((pair) =>
    explainWeakPair(pair, overrides),
  );
  return [
    ...problems.map(({ key, rule }) => ({ key, rule: `${rule}.` })),
    ...fonts,
    ...weak,
  ];
}

function languagesOf(file: unknown): string[] {
  if (typeof file !== "object" || file === null || !("languages" in file))
    return [];
  const { languages } = file;
  return typeof languages === "object" && languages !== null
    ? Object.keys(languages)
    : [];
}

function messageIds(
  packsDir: string,
  packs: readonly string[],
): ReadonlySet<string> {
  const ids = packs.flatMap((file) => {
    const pack = readJson(join(packsDir, file));
    return pack.ok && typeof pack.value === "object" && pack.value !== null
      ? Object.keys(pack.value)
      : [];
  });
  return new Set(ids);
}
