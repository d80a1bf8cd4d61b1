import { readdirSync, realpathSync } from "node:fs";
import { join } from "node:path";

/** The links of a brand's folder, each of which leads to a release. */
const pointers = ["current", "preview"] as const;

/** One release, as it is served. */
export interface Site {
  /** Host name that it is visited at. */
  readonly host: string;
  /** The merchant named to the platform. */
  readonly merchant: string;
  readonly fetch: (
    request: Request,
    env?: unknown,
  ) => Response | Promise<Response>;
}

interface SitesOptions {
  /** Folder of the sites: `<folder>/<brand>/current` leads to the release that visitors get. */
  readonly folder: string;
  /** Opens a release: everything that is served of it, its policy among it. */
  readonly open: (release: string) => Promise<Site>;
  /** Told of a release that cannot be opened; the one before is served on. */
  readonly onFailure?: (release: string, error: unknown) => void;
}

/** The sites that one server serves, each at its own host. */
export interface Sites {
  /** Follows the links; what has been opened before is not opened again. */
  readonly refresh: () => Promise<void>;
  /** The site of a `Host` header; undefined: nobody's, and never the first brand's. */
  readonly at: (host: string | undefined) => Site | undefined;
}

/**
 * Serves many brands' releases from one folder, by host name. A request is answered by one release alone, whatever is
 * published meanwhile: files, documents and policy are opened together and change together.
 *
 * @example const sites = createSites({ folder: "/srv/foyer", open }); await sites.refresh(); sites.at("harbour.example")
 */
export function createSites({ folder, open, onFailure }: SitesOptions): Sites {
  /** By the path of the link. */
  const known = new Map<
    string,
    { readonly release: string; readonly site?: Site }
  >();
  let byHost = new Map<string, Site>();
  let running: Promise<void> | undefined;

  const follow = async (link: string) => {
    const release = targetOf(link);
    const before = known.get(link);
    if (release === undefined) return known.delete(link);
    if (before?.release === release) return;
    try {
      known.set(link, { release, site: await open(release) });
    } catch (error) {
      known.set(link, { ...before, release });
      onFailure?.(release, error);
    }
  };
  const refresh = async () => {
    const links = linksIn(folder);
    for (const link of known.keys())
      if (!links.includes(link)) known.delete(link);
    for (const link of links) await follow(link);
    byHost = new Map(
      [...known.values()].flatMap(({ site }) =>
        site ? [[site.host, site]] : [],
      ),
    );
  };
  return {
    refresh: () =>
      (running ??= refresh().finally(() => {
        running = undefined;
      })),
    at: (host) => byHost.get(nameIn(host)),
  };
}

const linksIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      pointers.map((pointer) => join(folder, name, pointer)),
    );

/** The release that a link leads to; undefined if it leads nowhere. */
function targetOf(link: string): string | undefined {
  try {
    return realpathSync(link);
  } catch {
    return undefined;
  }
}

/** A host's name alone, as names are compared. */
const nameIn = (host = "") => host.replace(/:\d+$/, "").toLowerCase();

/**
 * The answer at a host that is nobody's.
 *
 * @example noSite().status // 404
 */
export const noSite = (): Response =>
  new Response("Not found.\n", {
    status: 404,
    headers: {
      "Cache-Control": "no-store",
      "Content-Type": "text/plain; charset=utf-8",
      "X-Content-Type-Options": "nosniff",
    },
  });
