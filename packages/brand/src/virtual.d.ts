declare module "virtual:brand" {
  /** Name of the brand's folder, and the value of `data-brand`. */
  export const brandId: string;
}

declare module "virtual:brand/theme.css" {}

declare module "virtual:brands" {
  /** Every brand in the themes folder. */
  export const brands: readonly {
    readonly id: string;
    readonly name: string;
  }[];
}
