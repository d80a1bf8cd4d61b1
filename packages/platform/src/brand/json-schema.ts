import { type JsonSchema, toJsonSchema } from "@valibot/to-json-schema";
import { brandSchema } from "./brand.ts";

/**
 * The JSON schema by which editors complete and check a brand's `brand.json`.
 *
 * @example writeFileSync("themes/brand.schema.json", JSON.stringify(brandJsonSchema(), null, 2))
 */
export function brandJsonSchema(): JsonSchema {
  return {
    // Rules that JSON schemas have no words for are the build's and the check's.
    ...toJsonSchema(brandSchema, {
      typeMode: "input",
      ignoreActions: ["check", "trim"],
    }),
    title: "A brand of the portal",
  };
}
