import type {
  VariableCreate,
  VariableModeValue,
  VariableScope,
} from "@figma/rest-api-spec";
import {
  cssOf,
  dimensionOf,
  familyOf,
  weightOf,
} from "../tokens/tokenValues.ts";
import { rounded } from "./exportValues.ts";
import type { RoleToken } from "./roleTokens.ts";

/** What a Figma variable holds, and for which fields it is offered. */
export interface FigmaValue {
  readonly resolvedType: VariableCreate["resolvedType"];
  readonly value: VariableModeValue["value"];
  readonly scopes: VariableScope[];
}

/** The fields in Figma that take the roles of a group, by the first part of the roles' names. */
const fields: ReadonlyMap<string, VariableScope> = new Map([
  ["color", "ALL_SCOPES"],
  ["radius", "CORNER_RADIUS"],
  ["border", "STROKE_FLOAT"],
  ["space", "GAP"],
  ["size", "WIDTH_HEIGHT"],
  ["font", "FONT_FAMILY"],
  ["weight", "FONT_WEIGHT"],
  ["text", "FONT_SIZE"],
]);

/** Why no variable holds the roles of a group, by the first part of the roles' names. */
const reasons: ReadonlyMap<string, string> = new Map([
  ["shadow", "Figma keeps shadows as styles, not as variables"],
  [
    "leading",
    "in a variable, Figma takes line heights in pixels, and these follow the size of the text",
  ],
  [
    "tracking",
    "in a variable, Figma takes letter spacing in pixels, and this follows the size of the text",
  ],
  ["motion", "Figma's REST API has no variables for durations and curves"],
]);

const groupOf = (role: string) => role.split(".")[0] ?? "";

/**
 * A role as the value of a Figma variable; undefined if none can hold it.
 *
 * @example figmaValue("radius.card", token)?.value // 12
 */
export function figmaValue(
  name: string,
  { $type, $value }: RoleToken,
): FigmaValue | undefined {
  const field = fields.get(groupOf(name));
  if (field === undefined) return undefined;
  const scopes = [field];
  switch ($type) {
    case "color":
      return {
        resolvedType: "COLOR",
        value: rgba(cssOf($type, $value)),
        scopes,
      };
    case "dimension":
      return {
        resolvedType: "FLOAT",
        value: rounded(dimensionOf($value), 2),
        scopes,
      };
    case "fontWeight":
      return { resolvedType: "FLOAT", value: weightOf($value), scopes };
    case "fontFamily": {
      const [first = ""] = familyOf($value);
      // The bundled variable fonts have this word after the name that Figma knows.
      return {
        resolvedType: "STRING",
        value: first.replace(/ Variable$/, ""),
        scopes,
      };
    }
    default:
      return undefined;
  }
}

function rgba(hex: string) {
  const channel = (at: number) =>
    rounded(Number.parseInt(hex.slice(at, at + 2) || "ff", 16) / 255, 5);
  return { r: channel(1), g: channel(3), b: channel(5), a: channel(7) };
}

/**
 * What variables do not hold of some roles, one sentence for each group.
 *
 * @example figmaLosses(roleTokens(theme).both)
 */
export function figmaLosses(tokens: ReadonlyMap<string, RoleToken>): string[] {
  const all = [...tokens];
  const sentence = (
    wanted: (name: string, token: RoleToken) => boolean,
    what: string,
  ) => {
    const names = all.filter(([name, token]) => wanted(name, token));
    return names.length === 0
      ? []
      : [`${names.map(([name]) => name).join(", ")}: ${what}.`];
  };
  return [
    ...[...reasons].flatMap(([group, reason]) =>
      sentence(
        (name) => groupOf(name) === group,
        `left out, because ${reason}`,
      ),
    ),
    ...sentence(
      (name, { $extensions }) =>
        fields.has(groupOf(name)) && $extensions !== undefined,
      "the size on a wide screen; in the portal it grows with the window",
    ),
    ...sentence(
      (_, { $type }) => $type === "fontFamily",
      "the first family alone, without those that stand in for it",
    ),
  ];
}
