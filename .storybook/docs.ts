import type { ArgTypesEnhancer } from "storybook/internal/types";
import { field } from "./guide.ts";

/**
 * A component's docstring as Markdown: its example becomes code.
 *
 * @example withExample("Does a thing. @example <Thing />")
 */
export function withExample(docstring: string): string {
  return docstring.replace(
    /\s*@example\s+([\s\S]+)$/,
    (_match, example: string) => `\n\n\`\`\`tsx\n${example.trim()}\n\`\`\``,
  );
}

/** The docstring of a component, as docgen left it; empty if there is none. */
export function docstringOf(component: unknown): string {
  if (typeof component !== "function" && typeof component !== "object")
    return "";
  const docs: unknown = component && Reflect.get(component, "__docgenInfo");
  const text = field(docs, "description");
  return typeof text === "string" ? text : "";
}

/** Storybook's hook for the text under a component's name. */
export function describeComponent(component: unknown): string {
  return withExample(docstringOf(component));
}

/**
 * Separates a docstring's sentences from its example.
 *
 * @example purposeOf("Does a thing. @example <Thing />").example // "<Thing />"
 */
export function purposeOf(docstring: string): {
  readonly purpose: string;
  readonly example: string;
} {
  const [purpose = "", ...examples] = docstring.split(/\s*@example\s+/);
  return { purpose: purpose.trim(), example: examples.join("\n").trim() };
}

/** Moves `@default x` out of a prop's description into the column for it. */
export const defaultsFromDocs: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => {
      const [, text = "", summary] =
        /^([\s\S]*?)\s*@default\s+(.+)$/.exec(type.description ?? "") ?? [];
      if (summary === undefined) return [name, type];
      const table = { ...type.table, defaultValue: { summary } };
      return [name, { ...type, description: text, table }];
    }),
  );

/**
 * Gives every story the modes that Chromatic takes its pictures in. Storybook has no hook for parameters that depend
 * on a story's tags, but it calls this function while it builds a story's parameters.
 *
 * @example picturesInModes(["moonlit", "noon"], "noon")
 */
export const picturesInModes =
  (brands: readonly string[], defaultBrand: string): ArgTypesEnhancer =>
  ({ argTypes, parameters, title, tags }) => {
    const own: unknown = parameters["chromatic"];
    parameters["chromatic"] = {
      modes: pictureModes({ title, tags }, brands, defaultBrand),
      ...(typeof own === "object" ? own : {}),
    };
    return argTypes;
  };

/**
 * Groups whose stories are pictured in every brand; all others are pictured in the default one. A tag does the same.
 */
const composites = {
  tag: "composite",
  titles: ["Screens/", "Components/Shell/", "Components/Lobby/"],
} as const;

/** A look that a picture is taken in; the names are those of the toolbars. */
interface PictureMode {
  readonly brand: string;
  readonly mode: "dark" | "light";
}

/**
 * The looks that Chromatic takes a story's pictures in: both modes of the default brand, and for composites both
 * modes of every brand.
 *
 * @example pictureModes({ title: "Screens/Home", tags: [] }, ["moonlit", "noon"], "noon")
 */
export function pictureModes(
  { title, tags }: { readonly title: string; readonly tags: readonly string[] },
  brands: readonly string[],
  defaultBrand: string,
): Record<string, PictureMode> {
  const isComposite =
    tags.includes(composites.tag) ||
    composites.titles.some((group) => title.startsWith(group));
  const shown = isComposite ? brands : [defaultBrand];
  return Object.fromEntries(
    shown.flatMap((brand) =>
      (["dark", "light"] as const).map((mode) => [
        `${brand} ${mode}`,
        { brand, mode },
      ]),
    ),
  );
}
