import { createRuntimeFn as original } from "@vanilla-extract/recipes/createRuntimeFn";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRuntimeFn } from "./recipeRuntime.ts";

const variant = fc.constantFrom("size", "tone", "wide");
const value = fc.constantFrom("small", "large", "true", "false");
const choice = fc.dictionary(
  variant,
  fc.oneof(value, fc.boolean(), fc.constant(null), fc.constant(undefined)),
);
/** A config contains every variant that can be chosen, as the types guarantee. */
const config = fc.record({
  defaultClassName: fc.constant("own"),
  variantClassNames: fc.record({
    size: fc.dictionary(value, fc.constantFrom("a", "b")),
    tone: fc.dictionary(value, fc.constantFrom("c", "d")),
    wide: fc.dictionary(value, fc.constantFrom("e", "")),
  }),
  defaultVariants: fc.dictionary(variant, fc.oneof(value, fc.boolean())),
  compoundVariants: fc.array(
    fc.tuple(
      fc.dictionary(variant, fc.oneof(value, fc.boolean())),
      fc.constantFrom("f", "g"),
    ),
    { maxLength: 3 },
  ),
});

describe("a recipe in the built portal", () => {
  it("returns the same classes as the original library", () => {
    fc.assert(
      fc.property(config, fc.option(choice, { nil: undefined }), (made, of) => {
        // The library's types cover the variants of one recipe; here they are arbitrary.
        const theirs: (options: unknown) => string = Reflect.apply(
          original,
          undefined,
          [made],
        );
        expect(createRuntimeFn(made)(of)).toBe(theirs(of));
      }),
      { numRuns: 500 },
    );
  });
});
