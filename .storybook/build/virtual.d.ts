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

declare module "virtual:brand-sites" {
  import type { PortalBrand } from "@foyer/platform/brand";
  import type { BrandMails } from "./mails.ts";

  /** What a published portal has of a brand. */
  export interface Site {
    readonly brand: PortalBrand;
    /** The logo as the document draws it; absent: it writes the brand's name. */
    readonly drawing?: string;
    /** Pack code → what is written to players. */
    readonly mails: Readonly<Record<string, () => Promise<BrandMails>>>;
  }

  /** Brand's folder → its site. */
  export const sites: Readonly<Record<string, Site>>;
}
