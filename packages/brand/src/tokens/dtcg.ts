import { isObject, TokenError } from "./tokenBasics.ts";

/*
 * The Design Tokens format (2025.10), as far as brands need it: a token has $type and $value, groups nest, a value or
 * a part of one may be an alias such as "{seeds.accent}", and $type may be given once on a group.
 */

/** Maximum nesting of groups and maximum number of tokens; the contract has four levels and some 130 roles. */
const deepest = 16;
const most = 1000;

/** A token as in the file, with its type inherited and its aliases resolved. */
export interface Token {
  readonly type: string | undefined;
  readonly value: unknown;
}

type Tokens = ReadonlyMap<string, Token>;

/**
 * Lists a file's tokens by dotted path. Aliases may also point into the files `behind` it; where a path is in several
 * files, the last one counts, and `file` is the last of all.
 *
 * @example readTokens(JSON.parse(text)).get("seeds.accent")
 */
export function readTokens(
  file: unknown,
  behind: readonly unknown[] = [],
): Tokens {
  const found = tokensOf(file);
  const all = new Map([...behind, file].flatMap((one) => [...tokensOf(one)]));
  const follow = follower(all);
  return new Map([...found.keys()].map((path) => [path, follow(path, [])]));
}

/**
 * The tokens of one group at the top of a file, by their paths inside it; an empty path is the group itself, where a
 * token was written in its place.
 *
 * @example [...tokensIn("dark", tokens)][0] // ["color.surface.page", { type: "color", value: … }]
 */
export function tokensIn(
  group: string,
  tokens: Tokens,
): readonly (readonly [path: string, token: Token])[] {
  return [...tokens]
    .filter(([path]) => path.split(".")[0] === group)
    .map(([path, token]) => [path.slice(group.length + 1), token] as const);
}

function tokensOf(file: unknown): Tokens {
  const found = new Map<string, Token>();
  collect(file, "", undefined, found);
  return found;
}

function collect(
  node: unknown,
  path: string,
  inherited: string | undefined,
  found: Map<string, Token>,
): void {
  // Anything that is not a token is listed without a type, so that the reader reports it.
  if (!isObject(node)) {
    if (path) found.set(path, { type: undefined, value: node });
    return;
  }
  if (path.split(".").length > deepest)
    throw new TokenError(`groups are nested more than ${deepest} levels deep`);
  const type = typeof node["$type"] === "string" ? node["$type"] : inherited;
  if ("$value" in node) {
    found.set(path, { type, value: node["$value"] });
    if (found.size > most)
      throw new TokenError(`there are more than ${most} tokens`);
    return;
  }
  // $root is the one name with a dollar sign that a token may have: the token of a group itself.
  const children = Object.entries(node).filter(
    ([key]) => key === "$root" || !key.startsWith("$"),
  );
  if (children.length === 0 && path.includes("."))
    found.set(path, { type: undefined, value: node });
  for (const [key, child] of children)
    collect(child, path ? `${path}.${key}` : key, type, found);
}

/**
 * Resolves the aliases of tokens. Each token is resolved once, so that many aliases to lists of aliases take no longer
 * than they are.
 */
function follower(tokens: Tokens) {
  const resolved = new Map<string, Token>();
  return follow;

  function follow(path: string, seen: readonly string[]): Token {
    const before = resolved.get(path);
    if (before) return before;
    const token = tokens.get(path);
    if (!token)
      throw new TokenError(
        `${seen.at(-1) ?? path}: the alias {${path}} points to nothing`,
      );
    if (seen.includes(path))
      throw new TokenError(`${path}: the alias points back to itself`);
    const along = [...seen, path];
    const alias = aliasIn(token.value);
    const target =
      alias === undefined
        ? { ...token, value: partsOf(token.value, along) }
        : follow(alias, along);
    const whole = { type: token.type ?? target.type, value: target.value };
    resolved.set(path, whole);
    return whole;
  }

  /** A list or an object with the aliases in it resolved, such as the colour of a shadow. */
  function partsOf(value: unknown, seen: readonly string[]): unknown {
    const alias = aliasIn(value);
    if (alias !== undefined) return follow(alias, seen).value;
    if (Array.isArray(value)) return value.map((part) => partsOf(part, seen));
    return isObject(value)
      ? Object.fromEntries(
          Object.entries(value).map(([key, part]) => [
            key,
            partsOf(part, seen),
          ]),
        )
      : value;
  }
}

function aliasIn(value: unknown): string | undefined {
  return typeof value === "string" ? /^\{(.+)\}$/.exec(value)?.[1] : undefined;
}
