import { type JsonSchema, toJsonSchema } from "@valibot/to-json-schema";
import { brandSchema } from "./brand.ts";

/**
 * The JSON schema with which editors complete and check a brand's `brand.json`.
 *
 * @example writeFileSync("themes/brand.schema.json", JSON.stringify(brandJsonSchema(), null, 2))
 */
export function brandJsonSchema(): JsonSchema {
  return {
    // Rules that JSON schema cannot express are checked by the build and by the check command.
    ...toJsonSchema(brandSchema, {
      typeMode: "input",
      ignoreActions: ["check", "trim"],
    }),
    title: "A brand of the portal",
  };
}
