/*
 * What a CDN runs before its files: all of it is in this one file, because the build writes it out without imports
 * (worker.ts). Its format is one that several hosts support: an object with `fetch`.
 */

type HeaderPairs = readonly (readonly [name: string, value: string])[];

/** The properties of a deployment that the worker is made from. */
export interface WorkerSettings {
  /** The platform's origin. */
  readonly platformUrl: string;
  /** Header in which the host names the caller's address, in lower case; what a visitor claims is ignored. */
  readonly addressHeader: string;
  /** Code of the merchant that the site belongs to. */
  readonly merchant: string;
  /** Headers that only a server may write, in lower case. */
  readonly claimed: readonly string[];
  readonly portal: HeaderPairs;
  readonly connector: HeaderPairs;
  readonly platform: HeaderPairs;
  readonly kept: HeaderPairs[number];
  readonly fresh: HeaderPairs[number];
  /** Regular expression of the brand's pages, to be matched without regard to case. */
  readonly pages: string;
  /** Absent: pages are answered without prerendered documents. */
  readonly documents?: {
    /** Where a document is among the files, with places for `{path}` and `{language}`. */
    readonly file: string;
    /** A document's language by what is in address and cookie; the first that matches decides, and none is none. */
    readonly languages: readonly (readonly [
      pattern: string,
      language: string,
    ])[];
    readonly vary: HeaderPairs[number];
  };
  /** Absent: no phone login by a third party. */
  readonly phone?: { readonly origin: string; readonly headers: HeaderPairs };
}

/** The files of the build, as the host passes them to its workers. */
export interface WorkerEnvironment {
  readonly ASSETS: { readonly fetch: (request: Request) => Promise<Response> };
}

/**
 * The portal at the edge: its files with their headers, pages by their address, calls passed on to the platform.
 *
 * @example export default createSite(settings);
 */
export function createSite(settings: WorkerSettings) {
  const { platformUrl, portal, connector, platform, kept, fresh, phone } =
    settings;
  const { documents } = settings;

  const plain = (text: string, status: number, headers: HeaderPairs) =>
    new Response(status === 204 ? null : text, {
      status,
      headers: [
        ["Content-Type", "text/plain; charset=utf-8"],
        ...headers.map(([name, value]): [string, string] => [name, value]),
      ],
    });
  const missing = () => plain("Not found.\n", 404, [...portal, fresh]);

  /** A file with these headers; undefined: there is none. */
  const find = async (
    { ASSETS }: WorkerEnvironment,
    request: Request,
    path: string,
    wanted: HeaderPairs,
  ): Promise<Response | undefined> => {
    const file = new URL(request.url);
    file.pathname = path;
    const found = await ASSETS.fetch(new Request(file, request));
    const isThere = found.ok || found.status === 304 || found.status === 416;
    if (!isThere) return undefined;
    const headers = new Headers(found.headers);
    for (const [name, value] of wanted) headers.set(name, value);
    const { status } = found;
    return new Response(found.body, { status, headers });
  };
  const send = async (...wanted: Parameters<typeof find>) =>
    (await find(...wanted)) ?? missing();

  const pages = new RegExp(settings.pages, "i");

  /** A page's document if there is one, else the portal, which draws it. */
  const sendPage = async (
    environment: WorkerEnvironment,
    request: Request,
    path: string,
  ): Promise<Response> => {
    if (!documents)
      return send(environment, request, "/index.html", [...portal, fresh]);
    const headers = [...portal, fresh, documents.vary];
    const { search } = new URL(request.url);
    const cookie = /(?:^|;\s*)lang=([A-Z]+)(?:;|$)/.exec(
      request.headers.get("cookie") ?? "",
    )?.[1];
    const known = `${search.slice(1)} ${cookie ?? ""}`;
    const [, language] =
      documents.languages.find(([pattern]) =>
        new RegExp(pattern).test(known),
      ) ?? [];
    const file =
      language &&
      documents.file.replace("{path}", path).replace("{language}", language);
    return (
      (file && (await find(environment, request, file, headers))) ||
      send(environment, request, "/index.html", headers)
    );
  };

  /** No page of the brand: the portal says so itself, and the status says it to whoever does not read it. */
  const sendNoPage = async (
    environment: WorkerEnvironment,
    request: Request,
  ): Promise<Response> => {
    // Without what the visitor has of it already: that does not change the status.
    const whole = new Request(request.url, { method: request.method });
    const answer = await send(environment, whole, "/index.html", [
      ...portal,
      fresh,
    ]);
    return new Response(answer.body, { status: 404, headers: answer.headers });
  };

  const forward = async (request: Request, url: URL): Promise<Response> => {
    const headers = new Headers(request.headers);
    const address = headers.get(settings.addressHeader);
    for (const name of [...headers.keys()])
      if (settings.claimed.includes(name) || name.startsWith("x-forwarded-"))
        headers.delete(name);
    headers.set("merchant", settings.merchant);
    if (address) headers.set("x-forwarded-for", address);
    headers.set("x-forwarded-host", url.host);
    headers.set("x-forwarded-proto", url.protocol.slice(0, -1));
    try {
      const answer = await fetch(
        new Request(new URL(url.pathname + url.search, platformUrl), {
          method: request.method,
          headers,
          body: request.body,
          redirect: "manual",
          // Required by Node; worker hosts ignore it.
          ...(request.body ? { duplex: "half" } : {}),
        }),
      );
      // A socket is passed on unchanged.
      if (request.headers.has("upgrade")) return answer;
      const own = new Headers(answer.headers);
      for (const [name, value] of platform) own.set(name, value);
      const { status } = answer;
      return new Response(answer.body, { status, headers: own });
    } catch {
      return plain("The platform does not answer.\n", 502, [
        ...platform,
        ["Cache-Control", "no-store"],
      ]);
    }
  };

  return {
    async fetch(
      request: Request,
      environment: WorkerEnvironment,
    ): Promise<Response> {
      const url = new URL(request.url);
      const { pathname } = url;
      let path: string;
      try {
        path = decodeURIComponent(pathname);
      } catch {
        return missing();
      }
      // The phone login's origin serves nothing else, and the portal's origin serves no part of it.
      const isPhone = /^\/connect\/phone\.(html|css|js)$/.test(path);
      if (phone && url.origin === phone.origin)
        return isPhone
          ? send(environment, request, path, [...phone.headers, fresh])
          : missing();
      // An encoded step upwards: the next server may decode it.
      if (path.split(/[/\\]/).some((step) => /^\.\.?$/.test(step)))
        return missing();
      if (path.startsWith("/wps/")) return forward(request, url);
      if (path === "/report" && request.method === "POST")
        return plain("", 204, portal);
      // Source maps, precompressed forms, server configuration; and calls.
      const isPrivate =
        /(\.map|\.br|\.gz)$|[/\\]\.|^[/\\]_/.test(path) || path === "/wps";
      if (isPrivate || path.startsWith("/connect/phone.")) return missing();
      if (!/^(GET|HEAD)$/.test(request.method))
        return plain("Method not allowed.\n", 405, [...portal, fresh]);
      if (path.startsWith("/connect/"))
        return send(environment, request, path, [...connector, fresh]);
      if (path.startsWith("/assets/"))
        return send(environment, request, path, [...portal, kept]);
      // An address with an extension is a file, which may be missing.
      if (/\.[^/]*$/.test(path))
        return send(environment, request, path, [...portal, fresh]);
      return pages.test(path)
        ? sendPage(environment, request, path)
        : sendNoPage(environment, request);
    },
  };
}
