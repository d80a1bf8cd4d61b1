import { brandId } from "virtual:brand";
import { brands } from "virtual:brands";
import { languages } from "virtual:messages";
import { usual, wantedLook, type Look } from "./look.ts";
import { showMotion } from "./motion.ts";

const toolbar = <const Icon extends string>(
  title: string,
  icon: Icon,
  items: readonly { readonly value: string; readonly title: string }[],
) => ({
  description: title,
  toolbar: { title, icon, dynamicTitle: true, items: [...items] },
});

const modes = [
  { value: "dark", title: "Dark" },
  { value: "light", title: "Light" },
] as const;
const directions = [
  { value: "language", title: "Auto direction" },
  { value: "ltr", title: "Left to right" },
  { value: "rtl", title: "Right to left" },
] as const;
const densities = [
  { value: "normal", title: "Brand density" },
  { value: "compact", title: "Compact" },
  { value: "roomy", title: "Roomy" },
] as const;
const motions = [
  { value: "system", title: "System motion" },
  { value: "reduced", title: "Reduced motion" },
  { value: "full", title: "Full motion" },
] as const;

/** The toolbars. */
export const globalTypes = {
  brand: toolbar(
    "Brand",
    "paintbrush",
    brands.map(({ id, name }) => ({ value: id, title: name })),
  ),
  mode: toolbar("Mode", "mirror", modes),
  language: toolbar(
    "Language",
    "globe",
    languages.map(({ code, label }) => ({
      value: code,
      title: `${code} ${label}`,
    })),
  ),
  direction: toolbar("Direction", "transfer", directions),
  density: toolbar("Density", "component", densities),
  motion: toolbar("Motion", "lightning", motions),
};

/** The toolbars' initial values. */
export const initialGlobals = {
  ...usual,
  brand: brandId,
  mode: "dark",
  language: languages.some(({ code }) => code === usual.language)
    ? usual.language
    : (languages[0]?.code ?? usual.language),
} satisfies Look;

/**
 * The look of a story: the one that a test run requests, else the one chosen in the toolbars.
 *
 * @example lookOf(context).mode // "dark"
 */
export function lookOf({
  id,
  globals,
}: {
  readonly id: string;
  readonly globals: Readonly<Record<string, unknown>>;
}): Look {
  return (
    wantedLook(
      id,
      import.meta.env["FOYER_STORY_LOOK"],
      brands.map((brand) => brand.id),
    ) ?? chosenLook(globals)
  );
}

function chosenLook(globals: Readonly<Record<string, unknown>>): Look {
  const text = (key: keyof Look) => {
    const value = globals[key];
    return typeof value === "string" ? value : initialGlobals[key];
  };
  const choice = <Value extends string>(
    key: keyof Look,
    items: readonly { readonly value: Value }[],
    otherwise: Value,
  ) => items.find(({ value }) => value === globals[key])?.value ?? otherwise;
  return {
    brand: text("brand"),
    mode: choice("mode", modes, "dark"),
    language: text("language"),
    direction: choice("direction", directions, "language"),
    density: choice("density", densities, "normal"),
    motion: choice("motion", motions, "system"),
  };
}

const rightToLeft = new Set(["ar", "fa", "he", "ur"]);

/**
 * The BCP 47 tag of a pack code and its writing direction.
 *
 * @example languageOf("XB") // { tag: "ar-XB", direction: "rtl" }
 */
export function languageOf(code: string): {
  readonly tag: string;
  readonly direction: "ltr" | "rtl";
} {
  const tag = languages.find((language) => language.code === code)?.tag ?? "en";
  const isRightToLeft = rightToLeft.has(tag.split("-", 1)[0] ?? "");
  return { tag, direction: isRightToLeft ? "rtl" : "ltr" };
}

/**
 * Sets a look on the document's root as attributes, as the app does; nothing has to render again.
 *
 * @example showLook(lookOf(context))
 */
export function showLook(look: Look): { readonly tag: string } {
  const { tag, direction } = languageOf(look.language);
  const root = document.documentElement;
  root.dataset["brand"] = look.brand;
  root.dataset["mode"] = look.mode;
  root.dataset["density"] = look.density;
  root.dataset["language"] = look.language;
  root.lang = tag;
  root.dir = look.direction === "language" ? direction : look.direction;
  showMotion(look.motion);
  return { tag };
}
