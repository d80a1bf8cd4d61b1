declare module "virtual:brand" {
  import type { Brand } from "@foyer/platform/brand";

  /** Name of the brand's folder, and the value of `data-brand`. */
  export const brandId: string;
  /**
   * The brand's configuration, defaults filled in; its legal lines and its place are empty because
   * `virtual:brand/legal` has them.
   */
  export const brand: Brand;
  /** Pack code → message id → the brand's own wording. */
  export const messages: Readonly<
    Record<string, Readonly<Record<string, string>>>
  >;
  /** Addresses of the brand's files. */
  export const assets: {
    readonly logo: string;
    readonly logoMark: string;
    readonly favicon: string;
    readonly [name: string]: string;
  };
  /** Width and height of those that are SVG, in px, by the same names. */
  export const assetSizes: {
    readonly [name: string]:
      | { readonly width: number; readonly height: number }
      | undefined;
  };
  /** Colour of the page in each mode, for `<meta name="theme-color">`. */
  export const pageColors: Readonly<Record<"dark" | "light", string>>;
}

declare module "virtual:brand/theme.css" {}

declare module "virtual:brand/legal" {
  import type { Brand } from "@foyer/platform/brand";

  /** The legal lines in the brand's default wording. */
  export const legalLines: Omit<Brand["legal"], "words">;
  /** Pack code → legal lines that differ in that language. */
  export const legalWords: NonNullable<Brand["legal"]["words"]>;
  /** The place whose rules apply to the brand. */
  export const jurisdiction: Brand["jurisdiction"];
}

declare module "virtual:brands" {
  /** Every brand in the themes folder. */
  export const brands: readonly {
    readonly id: string;
    readonly name: string;
  }[];
}
