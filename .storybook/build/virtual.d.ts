declare module "virtual:densities.css" {}

declare module "virtual:component-styles" {
  /** Component's folder → its style modules; `names`: what is used of a shared one, null: all. */
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
