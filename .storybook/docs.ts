import type { ArgTypesEnhancer } from "storybook/internal/types";

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

/** Storybook's hook for what stands under a component's name. */
export function describeComponent(component: unknown): string {
  if (typeof component !== "function" && typeof component !== "object")
    return "";
  const docs: unknown = component && Reflect.get(component, "__docgenInfo");
  const text: unknown =
    typeof docs === "object" && docs && Reflect.get(docs, "description");
  return typeof text === "string" ? withExample(text) : "";
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
