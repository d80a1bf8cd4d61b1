import { roleEntries } from "@foyer/themes/contract";
import { brandJsonSchema } from "@foyer/platform/brand/json-schema";
import { colorToken } from "../exchange/exportValues.ts";
import { exampleOf } from "./referenceExamples.ts";
import { referenceLists } from "./referenceLists.ts";
import { seedRules, type SeedRule } from "../seeds/seeds.ts";
import { isObject } from "../tokens/tokenBasics.ts";

type Json = Readonly<Record<string, unknown>>;

/**
 * The text of docs/brand-reference.md: every entry that a brand can write, generated from the schema, the list of
 * seeds, and the portal's own lists of pages and flags.
 *
 * @example writeFileSync("docs/brand-reference.md", brandReference())
 */
export function brandReference(): string {
  const schema: unknown = JSON.parse(JSON.stringify(brandJsonSchema()));
  return [
    "# What a brand can write",
    "",
    "Every entry of `brand.json` and `tokens.json`: what it does, its possible values, its default and an example. Further down: all [roles](#tokensjson-roles), [pages](#pages), [flags](#flags) and [sections of the home page](#sections-of-the-home-page). [brands.md](brands.md) describes how to make a brand. `npm run brand reference` generates this page from the schema; do not edit it.",
    "",
    "## brand.json",
    ...(isObject(schema) ? entries(schema, "") : []),
    "",
    "## tokens.json: seeds",
    "",
    'All other values are derived from these. Each is in the group `seeds`, as `{ "$type": …, "$value": … }`.',
    ...Object.entries(seedRules).flatMap(([name, rule]) =>
      seedEntry(name, rule),
    ),
    "",
    "## tokens.json: roles",
    "",
    "Set a role in the group `dark`, `light` or `both`, under its name; each dot is a nested group. A role that you set is used as it is, and roles that depend on it are derived again from it.",
    "",
    ...roleEntries().map(
      ([name, { type, use, perMode }]) =>
        `- \`${name}\` (${type}${perMode ? "" : ", in `both` only"}): ${use}`,
    ),
    ...referenceLists(),
    "",
    "## tokens.json: groups of your own",
    "",
    "Any other group is yours, such as the palette of a design tool: the build does not read it, and exports keep it. Seeds and roles may be aliases into it, and it may be aliases of them. No token in it may have the name of a role.",
    "",
  ].join("\n");
}

/** The members of an object, each followed by its own members. */
function entries(schema: Json, path: string): string[] {
  const { properties, required, additionalProperties } = schema;
  const needed: readonly unknown[] = Array.isArray(required) ? required : [];
  if (isObject(properties))
    return Object.entries(properties).flatMap(([name, member]) =>
      isObject(member)
        ? entry(member, path ? `${path}.${name}` : name, needed.includes(name))
        : [],
    );
  if (isObject(additionalProperties) && isStructure(additionalProperties))
    return entries(additionalProperties, `${path}.*`);
  if (isObject(schema["items"]) && isStructure(schema["items"]))
    return entries(schema["items"], `${path}.*`);
  return [];
}

const isStructure = (schema: Json) => isObject(schema["properties"]);

function entry(schema: Json, path: string, isNeeded: boolean): string[] {
  const { description } = schema;
  const example = exampleOf(schema, path);
  return [
    "",
    `### \`${path}\``,
    ...(typeof description === "string" ? ["", description] : []),
    "",
    `- Value: ${kindOf(schema)}`,
    `- Default: ${defaultOf(schema, isNeeded)}`,
    `- Example: \`${JSON.stringify(example)}\``,
    ...entries(schema, path),
  ];
}

function defaultOf(schema: Json, isNeeded: boolean): string {
  if ("default" in schema) return `\`${JSON.stringify(schema["default"])}\``;
  return isNeeded ? "none (required)" : "none";
}

/** The allowed values, in words. */
function kindOf(schema: Json): string {
  const choices = schema["enum"];
  if (Array.isArray(choices)) return `one of ${choices.map(code).join(", ")}`;
  if ("const" in schema) return code(schema["const"]);
  const variants = schema["anyOf"] ?? schema["oneOf"];
  if (Array.isArray(variants))
    return variants.filter(isObject).map(kindOf).join("; or ");
  const {
    minimum,
    maximum,
    pattern,
    minItems,
    maxItems,
    minLength,
    maxLength,
  } = schema;
  switch (schema["type"]) {
    case "boolean":
      return "`true` or `false`";
    case "integer":
      return `a whole number${range(minimum, maximum)}`;
    case "number":
      return `a number${range(minimum, maximum)}`;
    case "array":
      return `a list${range(minItems, maxItems, "entries")}${isObject(schema["items"]) ? `, each ${kindOf(schema["items"])}` : ""}`;
    case "object":
      return isObject(schema["additionalProperties"])
        ? `an object of names, each ${kindOf(schema["additionalProperties"])}`
        : "an object";
    default:
      return `a string${range(minLength, maxLength, "characters")}${schema["format"] === "uri" ? " that is a URL" : ""}${typeof pattern === "string" ? ` of the form \`${pattern}\`` : ""}`;
  }
}

function range(from: unknown, to: unknown, of = ""): string {
  const unit = of && ` ${of}`;
  if (unit && from === 1 && to === undefined) return " that is not empty";
  if (typeof from === "number" && typeof to === "number")
    return ` from ${from} to ${to}${unit}`;
  if (typeof from === "number") return ` of at least ${from}${unit}`;
  return typeof to === "number" ? ` of at most ${to}${unit}` : "";
}

const code = (value: unknown) => `\`${JSON.stringify(value)}\``;

function seedEntry(name: string, rule: SeedRule): string[] {
  const { type, use, range: limits, fallback } = rule;
  const unit = type === "dimension" ? " px" : "";
  const value = seedValue(type, fallback);
  return [
    "",
    `### \`seeds.${name}\``,
    "",
    use,
    "",
    `- Value: ${type}${limits ? `, from ${limits[0]} to ${limits[1]}${unit}` : ""}`,
    `- Default: ${code(value)}`,
    `- Example: ${code({ $type: type, $value: value })}`,
  ];
}

function seedValue(type: string, fallback: SeedRule["fallback"]): unknown {
  if (typeof fallback === "object" && "l" in fallback)
    return colorToken(fallback);
  return type === "dimension" ? { value: fallback, unit: "px" } : fallback;
}
