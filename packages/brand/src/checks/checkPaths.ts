import type { Brand } from "@foyer/platform/brand";
import { pathByName } from "./pathNames.ts";
import { nearest, shown, type Problem } from "../files/problem.ts";

type Finding = Omit<Problem, "file">;

/** Paths of the portal's pages. */
export interface ProductPaths {
  readonly known: readonly string[];
  /** Paths that no brand can do without. */
  readonly needed: readonly string[];
}

const lists = ["off", "needsLogin"] as const;

/**
 * Paths in `routes` that belong to no page, that cannot be switched off or locked, or that are listed twice.
 *
 * @example pathFindings({ routes: { off: ["/download"], needsLogin: [] } }, productPaths())
 */
export function pathFindings(
  { routes }: Pick<Brand, "routes">,
  { known, needed }: ProductPaths,
): Finding[] {
  const inLists = lists.flatMap((name) =>
    routes[name].map((path, at) => ({ name, path, at })),
  );
  return inLists.flatMap(({ name, path, at }) => {
    const key = `routes.${name}`;
    if (!known.includes(path))
      return [
        {
          key,
          rule: `${shown(path)} is not a page of the portal${meant(path, known)}.`,
        },
      ];
    if (needed.includes(path)) return [{ key, rule: refusal[name](path) }];
    if (routes[name].indexOf(path) < at)
      return [{ key, rule: `${shown(path)} is listed twice.` }];
    const leading = name === "off" ? leadingTo(path, known, routes.off) : [];
    if (leading.length > 0)
      return [
        {
          key,
          rule: `${leading.map(shown).join(", ")} sends everyone but agents to ${shown(path)}; switch it off too.`,
        },
      ];
    return name === "needsLogin" && routes.off.includes(path)
      ? [
          {
            key,
            rule: `${shown(path)} is switched off in routes.off, so that it needs no login; take it out of one of the two.`,
          },
        ]
      : [];
  });
}

/** Pages that lead to another where they cannot be shown. */
const leads: Readonly<Record<string, string>> = { "/agentHome": "/agent" };

/** Pages that would lead nowhere without a path. */
const leadingTo = (
  path: string,
  known: readonly string[],
  off: readonly string[],
) => known.filter((page) => leads[page] === path && !off.includes(page));

const refusal: Readonly<
  Record<(typeof lists)[number], (path: string) => string>
> = {
  off: (path) =>
    `${shown(path)} cannot be switched off: every portal needs it.`,
  needsLogin: (path) =>
    `${shown(path)} cannot need a login: visitors are sent there to log in.`,
};

function meant(path: string, known: readonly string[]): string {
  const named = pathByName(path, known);
  return named === undefined
    ? nearest(path, known)
    : ` (did you mean ${shown(named)}?)`;
}
