import type { PostVariablesRequestBody } from "@figma/rest-api-spec";
import { variableOf } from "../seeds/css.ts";
import { deriveTheme } from "../seeds/derive.ts";
import { readTheme } from "../tokens/readTheme.ts";
import { figmaLosses, figmaValue } from "./figmaValues.ts";
import { roleTokens, type RoleToken } from "./roleTokens.ts";

type Body = Required<PostVariablesRequestBody>;

/** Variables for Figma, and in sentences what they do not hold. */
export interface FigmaVariables {
  /** The body of `POST /v1/files/:key/variables`. */
  readonly body: Body;
  readonly losses: readonly string[];
}

/**
 * A brand's roles as variables for Figma's REST API, in new collections: one of what differs between the modes, with a
 * mode for dark and one for light, and one of what is the same in both. The ids are temporary: by them the parts of
 * the request refer to each other, and Figma gives its own.
 *
 * @example figmaVariables({ name: "Blue Harbour", tokens }).body.variables.length
 */
export function figmaVariables({
  name,
  tokens,
}: {
  readonly name: string;
  /** The content of the brand's tokens.json. */
  readonly tokens: unknown;
}): FigmaVariables {
  const { seeds, overrides } = readTheme(tokens);
  const { both, dark, light } = roleTokens(deriveTheme(seeds, overrides));
  const parts = [
    collection(name, [
      { mode: "Dark", tokens: dark },
      { mode: "Light", tokens: light },
    ]),
    collection(`${name}: measures`, [{ mode: "Both modes", tokens: both }]),
  ];
  return {
    body: {
      variableCollections: parts.flatMap((part) => part.variableCollections),
      variableModes: parts.flatMap((part) => part.variableModes),
      variables: parts.flatMap((part) => part.variables),
      variableModeValues: parts.flatMap((part) => part.variableModeValues),
    },
    losses: figmaLosses(new Map([...dark, ...both])),
  };
}

interface ModeTokens {
  /** The mode's name, which is also its temporary id. */
  readonly mode: string;
  readonly tokens: ReadonlyMap<string, RoleToken>;
}

/** A collection with its variables; each mode has the same roles. */
function collection(
  id: string,
  [first, ...others]: readonly [ModeTokens, ...ModeTokens[]],
): Body {
  return {
    variableCollections: [
      { action: "CREATE", id, name: id, initialModeId: first.mode },
    ],
    // A new collection comes with a mode, which only needs its name.
    variableModes: [
      modeOf(first, id, "UPDATE"),
      ...others.map((other) => modeOf(other, id, "CREATE")),
    ],
    variables: [...first.tokens].flatMap(([role, token]) =>
      variableFor(role, token, id),
    ),
    variableModeValues: [first, ...others].flatMap(({ mode, tokens }) =>
      [...tokens].flatMap(([role, token]) => {
        const held = figmaValue(role, token);
        return held
          ? [{ variableId: role, modeId: mode, value: held.value }]
          : [];
      }),
    ),
  };
}

function modeOf<Action extends "CREATE" | "UPDATE">(
  { mode }: ModeTokens,
  variableCollectionId: string,
  action: Action,
) {
  return { action, id: mode, name: mode, variableCollectionId };
}

function variableFor(
  role: string,
  token: RoleToken,
  variableCollectionId: string,
): Body["variables"] {
  const held = figmaValue(role, token);
  if (!held) return [];
  return [
    {
      action: "CREATE",
      id: role,
      // Figma makes groups of names with slashes, and takes no dots in them.
      name: role.replaceAll(".", "/"),
      variableCollectionId,
      resolvedType: held.resolvedType,
      description: token.$description,
      scopes: held.scopes,
      codeSyntax: { WEB: `var(${variableOf(role)})` },
    },
  ];
}
