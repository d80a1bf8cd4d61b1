import { isObject, TokenError } from "./tokenBasics.ts";

/*
 * The Design Tokens format (2025.10), as far as brands need it: a token has $type and $value, groups nest, a value
 * may be an alias such as "{seeds.accent}", and $type may be given once on a group.
 */

/** Maximum nesting of groups and maximum number of tokens; the contract has four levels and some 130 roles. */
const deepest = 16;
const most = 1000;

/** A token as in the file, with its type inherited and its alias resolved. */
export interface Token {
  readonly type: string | undefined;
  readonly value: unknown;
}

/**
 * Lists a file's tokens by dotted path.
 *
 * @example readTokens(JSON.parse(text)).get("seeds.accent")
 */
export function readTokens(file: unknown): ReadonlyMap<string, Token> {
  const found = new Map<string, Token>();
  collect(file, "", undefined, found);
  return new Map(
    [...found.keys()].map((path) => [path, follow(path, found, [])]),
  );
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
  const children = Object.entries(node).filter(([key]) => !key.startsWith("$"));
  if (children.length === 0 && path.includes("."))
    found.set(path, { type: undefined, value: node });
  for (const [key, child] of children)
    collect(child, path ? `${path}.${key}` : key, type, found);
}

function follow(
  path: string,
  tokens: ReadonlyMap<string, Token>,
  seen: readonly string[],
): Token {
  const token = tokens.get(path);
  if (!token)
    throw new TokenError(
      `${seen.at(-1) ?? path}: the alias {${path}} points to nothing`,
    );
  if (seen.includes(path))
    throw new TokenError(`${path}: the alias points back to itself`);
  const alias =
    typeof token.value === "string"
      ? /^\{(.+)\}$/.exec(token.value)?.[1]
      : undefined;
  if (!alias) return token;
  const target = follow(alias, tokens, [...seen, path]);
  return { type: token.type ?? target.type, value: target.value };
}
