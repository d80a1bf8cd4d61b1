import { type JsonSchema, toJsonSchema } from "@valibot/to-json-schema";
import { brandSchema } from "./brand.ts";
import { contentFileSchema } from "./content-file.ts";

// Rules that JSON schema cannot express are checked by the build and by the check command.
const settings: Parameters<typeof toJsonSchema>[1] = {
  typeMode: "input",
  ignoreActions: ["check", "trim"],
};

/**
 * The JSON schema with which editors complete and check a brand's `brand.json`.
 *
 * @example writeFileSync("themes/brand.schema.json", JSON.stringify(brandJsonSchema(), null, 2))
 */
export function brandJsonSchema(): JsonSchema {
  return {
    ...toJsonSchema(brandSchema, settings),
    title: "A brand of the portal",
  };
}

/**
 * The JSON schema with which editors complete and check a brand's `content/content.json`.
 *
 * @example contentJsonSchema().title // "A brand's own content"
 */
export function contentJsonSchema(): JsonSchema {
  return {
    ...toJsonSchema(contentFileSchema, settings),
    title: "A brand's own content",
  };
}
