/*
 * The rules of the Design Tokens format 2025.10 that a file without references to other files can break, written from
 * the specification (https://www.designtokens.org/tr/2025.10/format/ and …/color/). They are stricter than our own
 * reader: a colour is an object here, and never a hex.
 */

type Json = Readonly<Record<string, unknown>>;

/**
 * What is wrong with a file, one line each; nothing for a file that follows the format.
 *
 * @example formatFaults({ accent: { $type: "color", $value: "#fff" } }) // ["accent: …"]
 */
export function formatFaults(file: unknown): string[] {
  return isObject(file) ? groupFaults(file, "", undefined) : ["no object"];
}

const memberOfAll = ["$type", "$description", "$extensions", "$deprecated"];

function groupFaults(node: Json, path: string, type: unknown): string[] {
  const inherited = node["$type"] ?? type;
  const isToken = "$value" in node;
  const known = [
    ...memberOfAll,
    ...(isToken ? ["$value"] : ["$extends", "$root"]),
  ];
  if (path === "") known.push("$schema");
  const faults = Object.keys(node).flatMap((key) => {
    if (key.startsWith("$"))
      return known.includes(key) ? [] : [`${path}: ${key} is no member`];
    if (isToken) return [`${path}: a token has no child ${key}`];
    return /[{}.]/.test(key) || key === ""
      ? [`${path}: ${key} is no name`]
      : [];
  });
  if ("$description" in node && typeof node["$description"] !== "string")
    faults.push(`${path}: $description is no text`);
  if (isToken)
    return [...faults, ...tokenFaults(node["$value"], path, inherited)];
  const children = Object.entries(node).filter(([key]) => !key.startsWith("$"));
  return [
    ...faults,
    ...children.flatMap(([key, child]) => {
      const name = path ? `${path}.${key}` : key;
      return isObject(child)
        ? groupFaults(child, name, inherited)
        : [`${name}: neither group nor token`];
    }),
  ];
}

function tokenFaults(value: unknown, path: string, type: unknown): string[] {
  if (typeof value === "string" && /^\{[^{}$]+\}$/.test(value)) return [];
  const rule = typeof type === "string" ? rules.get(type) : undefined;
  if (!rule) return [`${path}: the type ${String(type)} is not known`];
  return rule(value) ? [] : [`${path}: no ${type}: ${JSON.stringify(value)}`];
}

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isNumber = (value: unknown): value is number =>
  typeof value === "number" && Number.isFinite(value);
const between = (min: number, max: number) => (value: unknown) =>
  isNumber(value) && value >= min && value <= max;
const hasOnly = (value: Json, ...keys: string[]) =>
  Object.keys(value).every((key) => keys.includes(key));

const isHue = (value: unknown) => between(0, 360)(value) && value !== 360;
const isAny = isNumber;
const isShare = between(0, 1);
const isPercent = between(0, 100);
const fromZero = between(0, Number.MAX_VALUE);

/** Allowed values for each of the three components of a colour space, besides "none". */
const components = new Map<string, readonly ((value: unknown) => boolean)[]>([
  ...[
    "srgb",
    "srgb-linear",
    "display-p3",
    "a98-rgb",
    "prophoto-rgb",
    "rec2020",
    "xyz-d65",
    "xyz-d50",
  ].map((space) => [space, [isShare, isShare, isShare]] as const),
  ["hsl", [isHue, isPercent, isPercent]],
  ["hwb", [isHue, isPercent, isPercent]],
  ["lab", [isPercent, isAny, isAny]],
  ["lch", [isPercent, fromZero, isHue]],
  ["oklab", [isShare, isAny, isAny]],
  ["oklch", [isShare, fromZero, isHue]],
]);

function isColor(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { colorSpace, components: parts, alpha = 1, hex = "#000000" } = value;
  const allowed = components.get(String(colorSpace));
  return (
    hasOnly(value, "colorSpace", "components", "alpha", "hex") &&
    allowed !== undefined &&
    Array.isArray(parts) &&
    parts.length === 3 &&
    allowed.every((rule, at) => parts[at] === "none" || rule(parts[at])) &&
    isShare(alpha) &&
    typeof hex === "string" &&
    /^#[0-9a-f]{6}$/i.test(hex)
  );
}

const measure =
  (...units: string[]) =>
  (value: unknown) =>
    isObject(value) &&
    hasOnly(value, "value", "unit") &&
    isNumber(value["value"]) &&
    units.includes(String(value["unit"]));
const isDimension = measure("px", "rem");

function isShadow(value: unknown): boolean {
  return (
    isObject(value) &&
    hasOnly(value, "color", "offsetX", "offsetY", "blur", "spread", "inset") &&
    isColor(value["color"]) &&
    ["offsetX", "offsetY", "blur", "spread"].every((key) =>
      isDimension(value[key]),
    ) &&
    ["undefined", "boolean"].includes(typeof value["inset"])
  );
}

const isName = (value: unknown) =>
  typeof value === "string" && !/^\{.+\}$/.test(value);

const rules = new Map<string, (value: unknown) => boolean>([
  ["color", isColor],
  ["dimension", isDimension],
  ["duration", measure("ms", "s")],
  ["number", isNumber],
  [
    "fontFamily",
    (value) =>
      isName(value) ||
      (Array.isArray(value) && value.length > 0 && value.every(isName)),
  ],
  ["fontWeight", between(1, 1000)],
  [
    "cubicBezier",
    (value) =>
      Array.isArray(value) &&
      value.length === 4 &&
      value.every(isNumber) &&
      isShare(value[0]) &&
      isShare(value[2]),
  ],
  [
    "shadow",
    (value) =>
      isShadow(value) ||
      (Array.isArray(value) && value.length > 0 && value.every(isShadow)),
  ],
]);
