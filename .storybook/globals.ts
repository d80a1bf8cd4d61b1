import { brands } from "virtual:brands";
import { languages } from "virtual:messages";
import { wantedLook, type Look } from "./look.ts";

const toolbar = <const Icon extends string>(
  title: string,
  icon: Icon,
  items: { value: string; title: string }[],
) => ({
  description: title,
  toolbar: { title, icon, dynamicTitle: true, items },
});

/** The toolbars. */
export const globalTypes = {
  brand: toolbar(
    "Brand",
    "paintbrush",
    brands.map(({ id, name }) => ({ value: id, title: name })),
  ),
  mode: toolbar("Mode", "mirror", [
    { value: "dark", title: "Dark" },
    { value: "light", title: "Light" },
  ]),
  language: toolbar(
    "Language",
    "globe",
    languages.map(({ code, label }) => ({
      value: code,
      title: `${code} ${label}`,
    })),
  ),
  direction: toolbar("Direction", "transfer", [
    { value: "language", title: "Direction of the language" },
    { value: "ltr", title: "Left to right" },
    { value: "rtl", title: "Right to left" },
  ]),
};

/**
 * The look of a story: the one a test run wants, else the one the toolbars choose.
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
  const text = (key: string, otherwise: string) => {
    const value = globals[key];
    return typeof value === "string" ? value : otherwise;
  };
  const direction = text("direction", "language");
  return {
    brand: text("brand", brands[0]?.id ?? ""),
    mode: text("mode", "dark") === "light" ? "light" : "dark",
    language: text("language", languages[0]?.code ?? "EN"),
    direction:
      direction === "ltr" || direction === "rtl" ? direction : "language",
  };
}

const rightToLeft = new Set(["ar", "fa", "he", "ur"]);

/**
 * The BCP 47 tag of a pack code and the direction it is written in.
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
