declare module "virtual:densities.css" {}

declare module "virtual:component-styles" {
  /** Component's folder → its style modules; `names`: what is used of a shared module; null: all of it. */
  export const componentStyles: Readonly<
    Record<
      string,
      () => Promise<
        readonly {
          readonly module: Readonly<Record<string, unknown>>;
          readonly names: readonly string[] | null;
        }[]
      >
    >
  >;
}

declare module "virtual:bundled-fonts.css" {}

declare module "virtual:bundled-fonts" {
  import type { BundledFamily } from "./fonts.ts";

  /** Families that a brand can choose by their names alone. */
  export const families: readonly BundledFamily[];
}

declare module "virtual:brand-words" {
  import type { languages, messages } from "virtual:messages";

  /** Brand's folder → its languages and their words. */
  export const brandWords: Readonly<
    Record<
      string,
      {
        readonly languages: typeof languages;
        readonly messages: typeof messages;
      }
    >
  >;
}
