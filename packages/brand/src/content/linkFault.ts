import { nearest, shown } from "../files/problem.ts";

/** Where the links of a brand may lead. */
export interface LinkPlaces {
  /** Paths of the portal, the brand's own pages among them; undefined: any path. */
  readonly paths: readonly string[] | undefined;
  /** Hosts of other sites: `hosts.link` of brand.json. */
  readonly hosts: readonly string[];
}

/**
 * Why a link of a brand must not lead to an address, in a sentence; undefined if it may: to a page of the portal, to an
 * https address on one of the brand's hosts, or to a mail address.
 *
 * @example linkFault("/halp", { paths: ["/help"], hosts: [] }) // 'leads to "/halp", which is no page … (did you mean "/help"?).'
 */
export function linkFault(
  href: string,
  { paths, hosts }: LinkPlaces,
): string | undefined {
  if (/[\p{C}\p{Z}\\]/u.test(href))
    return `leads to ${shown(href)}; an address has no spaces and no backslashes.`;
  if (/^mailto:[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(href)) return undefined;
  if (/^\/(?!\/)/.test(href)) {
    const [path = ""] = href.split(/[?#]/);
    return !paths || paths.includes(path)
      ? undefined
      : `leads to ${shown(path)}, which is no page of the portal${nearest(path, paths)}.`;
  }
  const url = /^https:\/\//i.test(href) ? parsed(href) : undefined;
  if (!url)
    return `leads to ${shown(href)}; write a path such as /help, an address that begins with https://, or mailto: and a mail address.`;
  return hosts.some((entry) => covers(entry, url))
    ? undefined
    : `leads to ${url.host}, which is not one of the brand's hosts; add https://${url.host} to hosts.link in brand.json if it is to be linked to.`;
}

/** An address without a username, which could look like a host. */
function parsed(href: string): URL | undefined {
  if (!URL.canParse(href)) return undefined;
  const url = new URL(href);
  return url.username === "" && url.password === "" ? url : undefined;
}

/** Whether an entry such as https://*.harbour.example covers an address. */
function covers(entry: string, { protocol, host }: URL): boolean {
  const [scheme = "", name = ""] = entry.split("://");
  if (`${scheme}:` !== protocol) return false;
  return name.startsWith("*.") ? host.endsWith(name.slice(1)) : host === name;
}
