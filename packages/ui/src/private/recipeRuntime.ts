/** What a recipe's file holds of it once its styles are written. */
interface RecipeConfig {
  readonly defaultClassName: string;
  /** Variant → value → class. */
  readonly variantClassNames: Readonly<
    Record<string, Readonly<Record<string, string>>>
  >;
  readonly defaultVariants: Chosen;
  /** Classes of values that meet. */
  readonly compoundVariants: readonly (readonly [Chosen, string])[];
}

type Chosen = Readonly<
  Record<string, string | number | boolean | null | undefined>
>;

/**
 * A recipe as it runs in the built portal: from chosen variants to classes. The library's own does the same, and brings
 * what browsers have had for years; nothing that runs asks a recipe for its variants, which only that one tells.
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
