import { isObject, TokenError } from "./tokenValues.ts";

/*
 * The Design Tokens format (2025.10), as far as brands need it: a token has $type and $value, groups nest, a value
 * may be an alias as "{seeds.accent}", and $type may be given once on a group.
 */

/** A token as it stands in the file, its type inherited and its alias followed. */
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
  if (!isObject(node)) return;
  const type = typeof node["$type"] === "string" ? node["$type"] : inherited;
  if ("$value" in node) {
    found.set(path, { type, value: node["$value"] });
    return;
  }
  for (const [key, child] of Object.entries(node)) {
    if (!key.startsWith("$"))
      collect(child, path ? `${path}.${key}` : key, type, found);
  }
}

function follow(
  path: string,
  tokens: ReadonlyMap<string, Token>,
  seen: readonly string[],
): Token {
  const token = tokens.get(path);
  if (!token)
    throw new TokenError(
      `${seen.at(-1) ?? path}: the alias {${path}} points at nothing`,
    );
  if (seen.includes(path))
    throw new TokenError(`${path}: the alias points back at itself`);
  const alias =
    typeof token.value === "string"
      ? /^\{(.+)\}$/.exec(token.value)?.[1]
      : undefined;
  if (!alias) return token;
  const target = follow(alias, tokens, [...seen, path]);
  return { type: token.type ?? target.type, value: target.value };
}
