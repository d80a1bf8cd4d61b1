import { roleEntries, type Role, type RoleType } from "@foyer/themes/contract";
import { deriveTheme } from "../seeds/derive.ts";
import { readTokens, type Token } from "../tokens/dtcg.ts";
import { roleGroups, roleValue, type RoleGroup } from "../tokens/readRoles.ts";
import { readTheme } from "../tokens/readTheme.ts";
import { attemptInto, isObject } from "../tokens/tokenBasics.ts";
import { cssOf, dimensionOf } from "../tokens/tokenValues.ts";
import type { TokenProblem } from "../tokens/tokenBasics.ts";
import { rounded, tokenValue } from "./exportValues.ts";
import { roleTokens } from "./roleTokens.ts";

/** A role that a design tool has given another value. */
export interface RoleChange {
  readonly group: RoleGroup;
  /** Dotted name, such as "color.surface.page". */
  readonly name: string;
  readonly type: RoleType;
  /** The value in the style sheet at the time of the export, and the new one. */
  readonly before: string;
  readonly after: string;
}

/** What was found in the files that a design tool wrote. */
export interface ImportedRoles {
  readonly changes: readonly RoleChange[];
  /** Names of tokens that are no roles; they are left out. */
  readonly others: readonly string[];
  /** What cannot be used; the key begins with the name of the file. */
  readonly problems: readonly TokenProblem[];
}

/** The content of the files of an export, by the first part of their names; what is missing is undefined. */
export type RoleFiles = Readonly<Partial<Record<RoleGroup | "own", unknown>>>;

const roles: ReadonlyMap<string, Role> = new Map(roleEntries());

/**
 * Compares files of role tokens with the theme that they were exported from. A value that is only written differently
 * is no change: 24 px and 1.5 rem, or a colour in another colour space. Never throws.
 *
 * @example changedRoles(JSON.parse(before), { dark: JSON.parse(text) }).changes
 */
export function changedRoles(before: unknown, files: RoleFiles): ImportedRoles {
  const { seeds, overrides } = readTheme(before);
  const theme = deriveTheme(seeds, overrides);
  const exported = roleTokens(theme);
  const changes: RoleChange[] = [];
  const others: string[] = [];
  const problems: TokenProblem[] = [];
  const attempt = attemptInto(problems);

  for (const group of roleGroups) {
    const file = `${group}.tokens.json`;
    const tokens = attempt(file, () => tokensOf(group, files));
    for (const [name, token] of tokens ?? []) {
      const role = roles.get(name);
      const was = exported[group].get(name);
      const key = `${file}: ${name}`;
      if (!role) others.push(name);
      else if (!was) problems.push({ key, rule: rightPlace(role) });
      else {
        const after = attempt(key, () => roleValue(name, token, group));
        if (after === undefined || isSame(role.type, token.value, was.$value))
          continue;
        const inMode = group === "both" ? theme.shared : theme[group];
        const change = { group, name, type: role.type, after };
        changes.push({ ...change, before: inMode[name] ?? "" });
      }
    }
  }
  return { changes, others, problems };
}

/** The tokens of a file; as in the resolver document, aliases may point to the files before it. */
function tokensOf(
  group: RoleGroup,
  { own = {}, both = {}, ...files }: RoleFiles,
): ReadonlyMap<string, Token> {
  return group === "both"
    ? readTokens(both, [own])
    : readTokens(files[group] ?? {}, [own, both]);
}

function rightPlace({ perMode }: Role): string {
  return perMode
    ? "differs between modes; write it in dark.tokens.json and light.tokens.json"
    : "does not differ between modes; write it in both.tokens.json";
}

function isSame(type: RoleType, one: unknown, other: unknown): boolean {
  return comparable(type, one) === comparable(type, other);
}

/** A value without what tools change by writing it: the unit, and digits that nobody sees. */
function comparable(type: RoleType, value: unknown): string | number {
  switch (type) {
    case "dimension":
      return rounded(dimensionOf(value), 2);
    case "number":
    case "fontWeight":
      return rounded(Number(cssOf(type, value)), 3);
    default:
      return cssOf(type, value);
  }
}

/**
 * The content of a tokens.json with changed roles as the brand's own. Everything else stays as it is.
 *
 * @example jsonText(withRoles(JSON.parse(text), changes))
 */
export function withRoles(
  file: unknown,
  changes: readonly RoleChange[],
): unknown {
  return changes.reduce<unknown>(
    (content, { group, name, type, after }) =>
      placed(content, [group, ...name.split(".")], {
        $type: type,
        $value: tokenValue(type, after),
      }),
    file,
  );
}

/** The node with the token's members at a path; what else an older token there says stays. */
function placed(
  node: unknown,
  [first, ...rest]: readonly string[],
  token: object,
): unknown {
  const members = isObject(node) ? node : {};
  return first === undefined
    ? { ...members, ...token }
    : { ...members, [first]: placed(members[first], rest, token) };
}
