import { roleEntries } from "@foyer/themes/contract";
import { nearest } from "../files/problem.ts";
import { isObject, type TokenProblem } from "./tokenBasics.ts";

/** The groups of a tokens.json that the brand tool reads. */
const read: readonly string[] = ["seeds", "both", "dark", "light"];

/** Members of a tokens.json that are neither groups nor tokens. */
const properties: readonly string[] = [
  "$schema",
  "$description",
  "$extensions",
  "$type",
  "$deprecated",
];

/**
 * What a tokens.json has besides seeds and roles, as it is written: the brand's own groups, such as the palette of a
 * design tool, and members such as $extensions.
 *
 * @example ownGroups({ seeds: {}, palette: { navy } }) // { palette: { navy } }
 */
export function ownGroups(file: unknown): Readonly<Record<string, unknown>> {
  const elsewhere = [...read, "$schema", "$description"];
  return Object.fromEntries(
    Object.entries(isObject(file) ? file : {}).filter(
      ([name]) => !elsewhere.includes(name),
    ),
  );
}

/**
 * What at the top of a tokens.json can be nobody's own group: a single token, a member that the format does not have,
 * a group in which there is no token, and one with the name of a role in it, or with nearly the name of the seeds, because its author meant those.
 *
 * @example misplaced({ drak: { color: { backdrop } } })[0]?.key // "drak"
 */
export function misplaced(
  file: unknown,
  paths: Iterable<string>,
): TokenProblem[] {
  const all = [...paths];
  const groupIn = (path: string) => path.split(".")[0];
  const withTokens = new Set(all.map(groupIn));
  const withRoles = new Set(all.filter(namesRole).map(groupIn));
  const known = [...read, ...properties];
  return Object.entries(isObject(file) ? file : {})
    .filter(([name]) => !known.includes(name))
    .filter(
      ([name, node]) =>
        name.startsWith("$") ||
        !isObject(node) ||
        "$value" in node ||
        !withTokens.has(name) ||
        withRoles.has(name) ||
        nearest(name, ["seeds"]) !== "",
    )
    .map(([name]) => ({
      key: name,
      rule: `is not known; there can be ${known.join(", ")}, and groups of your own, with tokens none of which has the name of a role${nearest(name, known)}`,
    }));
}

const roleNames = roleEntries().map(([name]) => name);

/** Whether a token's path, or what follows its first group, is a role's name, or would be in the way of a role. */
function namesRole(path: string): boolean {
  const inside = path.slice(path.indexOf(".") + 1);
  return roleNames.some(
    (role) => role === path || role === inside || role.startsWith(`${path}.`),
  );
}
