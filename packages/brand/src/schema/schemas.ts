import { roles, type Role, type RoleType } from "@foyer/themes/contract";
import {
  brandJsonSchema,
  contentJsonSchema,
} from "@foyer/platform/brand/json-schema";
import { seedRules, type SeedRule } from "../seeds/seeds.ts";

type Json = { readonly [key: string]: unknown };

const dialect = "http://json-schema.org/draft-07/schema#";

/**
 * The JSON schemas of a brand's three files, by file name; editors use them for completion and checks.
 *
 * @example generateSchemas()["brand.schema.json"]
 */
export function generateSchemas() {
  return {
    "brand.schema.json": brandJsonSchema(),
    "content.schema.json": contentJsonSchema(),
    "tokens.schema.json": tokensJsonSchema(),
  };
}

function tokensJsonSchema(): Json {
  const groups = {
    both: "in both modes",
    dark: "in dark mode",
    light: "in light mode",
  };
  const overrides = Object.entries(groups).map(([group, where]) => [
    group,
    {
      ...roleGroup(roles, group === "both"),
      description: `Roles that the brand sets itself ${where}; all others are derived from the seeds.`,
    },
  ]);
  return {
    $schema: dialect,
    title: "A brand's design tokens",
    description:
      "Design Tokens format 2025.10: seeds, and overrides of single roles.",
    type: "object",
    properties: {
      $schema: { type: "string" },
      $description: { type: "string" },
      $extensions: { type: "object" },
      seeds: {
        ...group(
          Object.entries(seedRules).map(([name, rule]) => [
            name,
            seedToken(rule),
          ]),
        ),
        description: "What the brand decides; everything else follows from it.",
      },
      ...Object.fromEntries(overrides),
    },
    required: ["seeds"],
    additionalProperties: {
      type: "object",
      description:
        "A group of your own, such as the palette of a design tool. Seeds and roles may be aliases into it.",
    },
    definitions: {
      alias,
      ...Object.fromEntries(
        Object.entries(values).map(([type, value]) => [
          type,
          token(type, value),
        ]),
      ),
    },
  };
}

const alias = {
  type: "string",
  pattern: "^\\{[^{}]+\\}$",
  description: "Another token's path in braces, as {seeds.accent}.",
};
const figure = { type: "number" };
const measure = (...units: string[]): Json => ({
  type: "object",
  properties: { value: figure, unit: { enum: units } },
  required: ["value", "unit"],
  additionalProperties: false,
});
const color = {
  anyOf: [
    { type: "string", pattern: "^#([0-9a-fA-F]{6}|[0-9a-fA-F]{8})$" },
    {
      type: "object",
      properties: {
        colorSpace: {
          enum: [
            "srgb",
            "srgb-linear",
            "hsl",
            "hwb",
            "lab",
            "lch",
            "oklab",
            "oklch",
            "display-p3",
            "a98-rgb",
            "prophoto-rgb",
            "rec2020",
            "xyz-d65",
            "xyz-d50",
          ],
        },
        components: {
          type: "array",
          items: { anyOf: [figure, { const: "none" }] },
          minItems: 3,
          maxItems: 3,
        },
        alpha: { type: "number", minimum: 0, maximum: 1 },
        hex: { type: "string", pattern: "^#[0-9a-fA-F]{6}$" },
      },
      required: ["colorSpace", "components"],
      additionalProperties: false,
    },
  ],
};
const dimension = measure("px", "rem");
const orAlias = (value: Json): Json => ({
  anyOf: [{ $ref: "#/definitions/alias" }, value],
});
const shadowLayer = {
  type: "object",
  properties: {
    color: orAlias(color),
    offsetX: orAlias(dimension),
    offsetY: orAlias(dimension),
    blur: orAlias(dimension),
    spread: orAlias(dimension),
    inset: { type: "boolean" },
  },
  required: ["color", "offsetX", "offsetY", "blur", "spread"],
  additionalProperties: false,
};
const values: Readonly<Record<RoleType, Json>> = {
  color,
  dimension,
  number: figure,
  fontFamily: {
    anyOf: [
      { type: "string" },
      { type: "array", items: { type: "string" }, minItems: 1 },
    ],
  },
  fontWeight: {
    anyOf: [{ type: "number", minimum: 1, maximum: 1000 }, { type: "string" }],
  },
  duration: measure("ms", "s"),
  cubicBezier: { type: "array", items: figure, minItems: 4, maxItems: 4 },
  shadow: { anyOf: [shadowLayer, { type: "array", items: shadowLayer }] },
};

function token(type: string, value: Json): Json {
  return {
    type: "object",
    properties: {
      $type: { const: type },
      $value: orAlias(value),
      $description: { type: "string" },
      $deprecated: { type: ["boolean", "string"] },
      $extensions: { type: "object" },
    },
    required: ["$value"],
    additionalProperties: false,
  };
}

function seedToken({ type, use, range }: SeedRule): Json {
  const unit = type === "dimension" ? " px" : "";
  const limits = range ? ` From ${range[0]} to ${range[1]}${unit}.` : "";
  return {
    allOf: [{ $ref: `#/definitions/${type}` }],
    description: `${use}${limits}`,
  };
}

type Tree = { readonly [key: string]: Role | Tree };

function roleGroup(tree: Tree, shared: boolean): Json {
  const members = Object.entries(tree).flatMap(([name, node]) => {
    if (!isRole(node)) {
      const inner = roleGroup(node, shared);
      return inner["empty"] ? [] : [[name, inner] as const];
    }
    /* What applies to both modes is set once, under "both". */
    return shared || node.perMode
      ? [
          [
            name,
            {
              allOf: [{ $ref: `#/definitions/${node.type}` }],
              description: node.use,
            },
          ] as const,
        ]
      : [];
  });
  return members.length === 0 ? { empty: true } : group(members);
}

function group(members: readonly (readonly [string, Json])[]): Json {
  return {
    type: "object",
    properties: Object.fromEntries(members),
    patternProperties: { "^\\$": {} },
    additionalProperties: false,
  };
}

function isRole(node: Role | Tree): node is Role {
  return typeof node["use"] === "string";
}
