/**
 * Tokens by their dotted names as nested groups. A group is where its first token is.
 *
 * @example nested([["radius.card", token]]) // { radius: { card: token } }
 */
export function nested(
  tokens: Iterable<readonly [name: string, token: object]>,
): object {
  return grouped([...tokens].map(([name, token]) => [name.split("."), token]));
}

type Placed = readonly [path: readonly string[], token: object];

function grouped(tokens: readonly Placed[]): object {
  const members = new Map<string, Placed[]>();
  for (const [[first = "", ...rest], token] of tokens)
    members.set(first, [...(members.get(first) ?? []), [rest, token]]);
  return Object.fromEntries(
    [...members].map(([name, inside]) => {
      const [[path, token] = [[], {}]] = inside;
      return [name, path.length === 0 ? token : grouped(inside)];
    }),
  );
}
