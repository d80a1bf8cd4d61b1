/** What the compiled file of a recipe contains. */
interface RecipeConfig {
  readonly defaultClassName: string;
  /** Variant → value → class. */
  readonly variantClassNames: Readonly<
    Record<string, Readonly<Record<string, string>>>
  >;
  readonly defaultVariants: Chosen;
  /** Classes for combinations of values. */
  readonly compoundVariants: readonly (readonly [Chosen, string])[];
}

type Chosen = Readonly<
  Record<string, string | number | boolean | null | undefined>
>;

/**
 * The runtime of a recipe in the built portal: maps chosen variants to classes. The library's own does the same, but
 * includes code for features that browsers have had for years. Only the library's version can list a recipe's
 * variants, which nothing needs at run time.
 *
 * @example createRuntimeFn({ defaultClassName: "a", variantClassNames: { size: { small: "b" } }, defaultVariants: {}, compoundVariants: [] })({ size: "small" }) // "a b"
 */
export const createRuntimeFn =
  ({
    defaultClassName,
    variantClassNames,
    defaultVariants,
    compoundVariants,
  }: RecipeConfig) =>
  (options: Chosen = {}): string => {
    const chosen = { ...defaultVariants };
    for (const name in options) chosen[name] = options[name] ?? chosen[name];
    let classes = defaultClassName;
    const add = (name: string | undefined) => {
      if (name) classes += ` ${name}`;
    };
    for (const name in chosen)
      add(variantClassNames[name]?.[String(chosen[name])]);
    for (const [met, name] of compoundVariants)
      if (Object.keys(met).every((key) => met[key] === chosen[key])) add(name);
    return classes;
  };
