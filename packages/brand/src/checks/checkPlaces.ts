import { packFor, type Brand } from "@foyer/platform/brand";
import { nearest, shown, type Problem } from "../files/problem.ts";

type Finding = Omit<Problem, "file">;

/** Paths of the portal's pages. */
export interface ProductPaths {
  readonly known: readonly string[];
  /** Paths that no brand can do without. */
  readonly needed: readonly string[];
}

/** Paths that belong to no page, so that naming them has no effect, and paths that cannot be switched off. */
export function pathFindings(
  { routes }: Brand,
  { known, needed }: ProductPaths,
): Finding[] {
  const strange = (["off", "needsLogin"] as const).flatMap((name) =>
    routes[name]
      .filter((path) => !known.includes(path))
      .map((path) => ({
        key: `routes.${name}`,
        rule: `${shown(path)} is not a page of the portal${nearest(path, known)}.`,
      })),
  );
  const kept = routes.off
    .filter((path) => needed.includes(path))
    .map((path) => ({
      key: "routes.off",
      rule: `${shown(path)} cannot be switched off: every portal needs it.`,
    }));
  return [...strange, ...kept];
}

/** Languages that do not exist, have no words, or are named although the brand does not have them. */
export function languageFindings(
  brand: Brand,
  packs: readonly string[] | undefined,
): Finding[] {
  const codes = Object.keys(brand.languages);
  const tags = Object.entries(brand.languages).flatMap(([code, { tag }]) =>
    isTag(tag)
      ? []
      : [
          {
            key: `languages.${code}.tag`,
            rule: `"${tag}" is not a known language; write a BCP 47 tag, such as ms-MY.`,
          },
        ],
  );
  const unbundled = (
    packs
      ? Object.entries(brand.languages).filter(
          ([, { tag }]) => packFor(tag, packs) === undefined,
        )
      : []
  ).map(([code, { tag }]) =>
    code === brand.defaultLanguage
      ? {
          key: "defaultLanguage",
          rule: `there is no message pack for ${tag}; the packs are ${packs?.join(", ")}.`,
        }
      : {
          key: `languages.${code}`,
          rule: "is not offered yet, because the portal has no texts in this language.",
          note: true,
        },
  );
  const unknown = codes.includes(brand.defaultLanguage)
    ? []
    : [
        {
          key: "defaultLanguage",
          rule:
            codes.length > 0
              ? `"${brand.defaultLanguage}" is not one of the brand's languages; they are ${codes.join(", ")}.`
              : `"${brand.defaultLanguage}" is set, but languages is empty; add at least one there.`,
        },
      ];
  const bingo = brand.bingoLanguages
    .filter((code) => !codes.includes(code))
    .map((code) => ({
      key: "bingoLanguages",
      rule: `"${code}" is not one of the brand's languages.`,
    }));
  return [...tags, ...unknown, ...unbundled, ...bingo];
}

function isTag(tag: string): boolean {
  try {
    return Intl.DisplayNames.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

/** Hosts that are unencrypted, on this machine, or wildcards over a whole top-level domain. */
export function hostFindings({ hosts }: Brand): Finding[] {
  return Object.entries(hosts).flatMap(([kind, list]) =>
    list.flatMap((host) => {
      const key = `hosts.${kind}`;
      const address = host.replace("//*.", "//");
      if (!URL.canParse(address))
        return [
          {
            key,
            rule: `${shown(host)} is not an address; write https:// and a host name, and nothing after it.`,
          },
        ];
      const { protocol, hostname } = new URL(address);
      if (/^(localhost|127\.|\[::1\])/.test(hostname)) {
        return [
          {
            key,
            rule: `${host} is this machine: dev and preview allow it automatically, a brand must not.`,
          },
        ];
      }
      if (protocol !== "https:")
        return [
          {
            key,
            rule: `${host} is not encrypted; it must begin with https://.`,
          },
        ];
      if (host.includes("//*.") && hostname.split(".").length < 2) {
        return [
          {
            key,
            rule: `${host} would allow every site under .${hostname}; use a domain of yours.`,
          },
        ];
      }
      return list.indexOf(host) === list.lastIndexOf(host)
        ? []
        : [{ key, rule: `${host} is listed twice.` }];
    }),
  );
}
