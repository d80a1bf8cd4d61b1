import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as v from "valibot";
import {
  cacheControl,
  callHeaders,
  connectorHeaders,
  isConnector,
  isPhoneConnector,
  phoneConnectorHeaders,
  securityHeaders,
  type PolicyInput,
} from "../policy.ts";
import { withFacts } from "../document.ts";
import { robots, sitemap } from "../crawlers.ts";
import { contentTypes, readBuild, type BuiltFile } from "../files.ts";
import type { PhoneSettings } from "../../../app/src/entry/phone-auth/phoneAuthProtocol.ts";
import { isPageOf, type ServedPages } from "../pages.ts";
import { phonePage } from "../phone.ts";
import { askPlatform } from "../documents/askPlatform.ts";
import type { Drawing } from "../documents/drawDocument.ts";
import { keptDocuments } from "./documents.ts";
import { siteStatus } from "./siteStatus.ts";
import { forward } from "./proxy.ts";

export interface PreviewOptions
  extends Omit<PolicyInput, "phone">, Pick<ServedPages, "paths"> {
  /** The phone login's settings on this machine. */
  readonly phone?: PhoneSettings | undefined;
  /** Folder of the build. */
  readonly folder: string;
  /** The platform's address, to which calls are passed on. */
  readonly platformUrl: string;
  /** The merchant named to the platform, whatever the visitor says; absent: the platform's own. */
  readonly merchant?: string | undefined;
  /** Salt, iterations and digest of the deployment's default password (OPN-09). */
  readonly defaultPassword?: string | undefined;
  /** Draws the public pages into their documents; without it, each document comes as it was built. */
  readonly drawing?: Drawing | undefined;
  /** Called with each page that could not be drawn. */
  readonly onUndrawn?: (error: unknown) => void;
  /**
   * Called with each report of a visitor's page: a fault's type and address (ERR-22), or a web vital's with its value.
   */
  readonly onReport?: (report: string) => void;
  /** Called with each reported violation of the policy. */
  readonly onViolation?: (report: string) => void;
}

/** Maximum bytes of a call: three pictures and the multipart overhead, as on production servers. */
const longestCall = 16 * 1024 * 1024;
/** Bytes of a report: a browser's own has some hundreds, most of them addresses. */
const longestReport = 16 * 1024;

/**
 * Serves a build as production must: the strict headers on every answer, precompressed files, calls passed on to the
 * platform, and pages by their address.
 *
 * @example serve({ fetch: createPreview({ folder: "dist", platformUrl, hosts, paths }).fetch, port: 4173 })
 */
export function createPreview(options: PreviewOptions): Hono {
  const files = readBuild(options.folder);
  const index = files.get("/index.html");
  const page =
    index &&
    withFacts(index, {
      localHosts: options.local,
      phoneConnector: options.phone?.connector,
      defaultPassword: options.defaultPassword,
    });
  const headers = securityHeaders(options);
  const documents = page && documentsOf(options, page);
  const isOfBrand = isPageOf(options.paths);
  const forCrawlers = options.drawing?.renderer.addresses;
  const { phone, local } = options;
  const phoneFile = (path: string) =>
    phone && path === "/connect/phone.html"
      ? phonePage(phone)
      : isPhoneConnector(path)
        ? files.get(path)
        : undefined;
  const app = new Hono();

  // The phone login's origin serves nothing else, and the portal's origin serves no part of it.
  app.use(async (context, next) => {
    const { origin, pathname } = new URL(context.req.url);
    const isOwn = origin === phone?.connector;
    if (!isOwn && !isPhoneConnector(pathname)) return next();
    const file = isOwn ? phoneFile(pathname) : undefined;
    if (!phone || !file) return context.text("Not found.\n", 404, headers);
    return answer(context.req.raw, file, {
      ...phoneConnectorHeaders(phone, local),
      "Cache-Control": cacheControl(pathname),
    });
  });

  const tooLong = bodyLimit({
    maxSize: longestCall,
    onError: (context) =>
      context.text("Too long.\n", 413, {
        ...callHeaders,
        "Cache-Control": "no-store",
      }),
  });

  app.all("/wps/*", tooLong, (context) =>
    forward(context.req.raw, options.platformUrl, {
      address: remoteAddressOf(context.env),
      merchant: options.merchant,
    }),
  );

  const limited = bodyLimit({
    maxSize: longestReport,
    onError: (context) =>
      context.text("Too long.\n", 413, { ...headers, Connection: "close" }),
  });

  if (options.reportPath !== undefined) {
    app.post(options.reportPath, limited, async (context) => {
      options.onViolation?.((await context.req.text()).slice(0, 4000));
      return context.body(null, 204, headers);
    });
  }

  app.post("/report", limited, async (context) => {
    options.onReport?.((await context.req.text()).slice(0, 1000));
    return context.body(null, 204, headers);
  });

  // A build does not know where it is visited; it has files of its own for hosts that have only files.
  if (forCrawlers) {
    const fresh = { ...headers, "Cache-Control": "no-cache" };
    app.get("/robots.txt", (context) => {
      const { origin } = new URL(context.req.url);
      return context.text(robots({ ...forCrawlers, origin }), 200, fresh);
    });
    app.get("/sitemap.xml", (context) => {
      const { origin } = new URL(context.req.url);
      return context.body(sitemap({ ...forCrawlers, origin }), 200, {
        ...fresh,
        "Content-Type": contentTypes[".xml"] ?? "",
      });
    });
  }

  app.on(["GET", "HEAD"], "*", async (context) => {
    const path = new URL(context.req.url).pathname;
    const document = await documents?.(
      context.req.raw,
      remoteAddressOf(context.env),
    );
    if (document)
      return answer(
        context.req.raw,
        document,
        { ...headers, "Cache-Control": cacheControl("/") },
        { vary: "Accept-Encoding, Cookie" },
      );
    const asked = path === "/index.html" ? page : files.get(path);
    const found = asked ?? (isPage(path) ? page : undefined);
    if (!found)
      return context.text("Not found.\n", 404, {
        ...headers,
        "Cache-Control": "no-cache",
      });
    return answer(
      context.req.raw,
      found,
      {
        ...(asked && isConnector(path) ? connectorHeaders : headers),
        "Cache-Control": cacheControl(asked ? path : "/"),
      },
      // No page of the brand: the portal says so itself, and the status says it to whoever does not read it.
      { status: asked || isOfBrand(path) ? 200 : 404 },
    );
  });

  app.all("*", (context) => context.text("Not found.\n", 404, headers));
  return app;
}

/** The documents of a build that can draw its pages. */
function documentsOf(options: PreviewOptions, shell: BuiltFile) {
  const { drawing, platformUrl, merchant, local, onUndrawn } = options;
  if (!drawing) return undefined;
  return keptDocuments({
    ...drawing,
    shell,
    status: siteStatus({
      read: (address, signal) =>
        drawing.renderer.isSiteOpen(
          askPlatform({ platformUrl, merchant, address, signal }),
        ),
    }),
    fetch: askPlatform({ platformUrl, merchant }),
    localHosts: local,
    onFailure: onUndrawn,
  });
}

const nodeServer = v.object({
  incoming: v.object({ socket: v.object({ remoteAddress: v.string() }) }),
});

/** The caller's address, if a server listens: in tests there is none. */
function remoteAddressOf(env: unknown): string | undefined {
  const known = v.safeParse(nodeServer, env);
  return known.success ? known.output.incoming.socket.remoteAddress : undefined;
}

/** A portal address has no extension; one with an extension is a file, which may be missing. */
function isPage(path: string): boolean {
  return !/\.[^/]*$|\/\.|^\/_|^\/(assets|connect)\//.test(path);
}

function answer(
  request: Request,
  file: BuiltFile,
  headers: Record<string, string>,
  { vary = "Accept-Encoding", status = 200 } = {},
): Response {
  const shared = { ...headers, ETag: file.etag, Vary: vary };
  const known = request.headers.get("if-none-match")?.includes(file.etag);
  if (known && status === 200)
    return new Response(null, { status: 304, headers: shared });
  const { body, encoding } = encoded(
    file,
    request.headers.get("accept-encoding") ?? "",
  );
  return new Response(request.method === "HEAD" ? null : body, {
    status,
    headers: {
      ...shared,
      "Content-Type": file.type,
      "Content-Length": String(body.byteLength),
      ...(encoding ? { "Content-Encoding": encoding } : {}),
    },
  });
}

function encoded(
  file: BuiltFile,
  accepted: string,
): { readonly body: Uint8Array<ArrayBuffer>; readonly encoding?: string } {
  const accepts = (name: string) =>
    new RegExp(`(^|,)\\s*${name}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))|,|$)`).test(
      accepted,
    );
  if (file.br && accepts("br")) return { body: file.br, encoding: "br" };
  if (file.gzip && accepts("gzip"))
    return { body: file.gzip, encoding: "gzip" };
  return { body: file.plain };
}
