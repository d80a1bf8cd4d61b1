import type { BrowserContext, Page, Request } from "playwright";

/** A value that must not be seen, and every form in which it could be. */
export interface Canary {
  readonly name: string;
  readonly forms: readonly string[];
}

/**
 * The forms of a secret that are looked for.
 *
 * @example canaryOf("password", "Kettle-Canary-7")
 */
export function canaryOf(name: string, secret: string): Canary {
  const bytes = Buffer.from(secret);
  const forms = [
    secret,
    encodeURIComponent(secret),
    bytes.toString("base64").replace(/=+$/, ""),
    bytes.toString("base64url"),
    bytes.toString("hex"),
    [...secret].toReversed().join(""),
    JSON.stringify(secret).slice(1, -1),
  ];
  return { name, forms: [...new Set(forms)] };
}

/** What a context has sent and logged so far; it grows. */
export interface Sightings {
  readonly requests: readonly Request[];
  /** Console lines and errors, with their source. */
  readonly lines: readonly string[];
}

/** Collects what every page of a context sends and logs from now on. */
export function watchContext(context: BrowserContext): Sightings {
  const requests: Request[] = [];
  const lines: string[] = [];
  context.on("request", (request) => void requests.push(request));
  context.on(
    "console",
    (message) =>
      void lines.push(
        `${message.type()} ${message.text()} ${message.location().url}`,
      ),
  );
  context.on("weberror", (one) => {
    const error = one.error();
    lines.push(`${error.message} ${error.stack ?? ""}`);
  });
  return { requests, lines };
}

interface Allowed {
  /** A request that may contain it, and the only part of it that may. */
  readonly request?: (
    request: Request,
    part: "url" | "body" | string,
  ) => boolean;
  /** A session storage key that may contain it. */
  readonly sessionKey?: string;
}

/**
 * Where a secret can be seen: requests with their headers, the console, every storage, the history, and the current
 * document. One line for each place; empty is expected.
 *
 * @example expect(await sightingsOf(page, seen, canary)).toEqual([])
 */
export async function sightingsOf(
  page: Page,
  { requests, lines }: Sightings,
  { name, forms }: Canary,
  allowed: Allowed = {},
): Promise<readonly string[]> {
  const has = (text: string | null | undefined) =>
    typeof text === "string" && forms.some((form) => text.includes(form));
  const found: string[] = [];
  for (const request of requests) {
    const where = `${request.method()} ${request.url().split("?")[0] ?? ""}`;
    const parts = {
      url: request.url(),
      // A sealed body appears as letters that contain nothing of it.
      body: request.postData(),
      // An aborted request has fewer.
      ...(await request.allHeaders().catch(() => request.headers())),
    };
    for (const [part, text] of Object.entries(parts))
      if (has(text) && !allowed.request?.(request, part))
        found.push(`${name} in the ${part} of ${where}`);
  }
  for (const line of lines)
    if (has(line)) found.push(`${name} on the console: ${line.slice(0, 60)}`);
  for (const cookie of await page.context().cookies()) {
    const opened = Buffer.from(cookie.value, "base64url").toString("latin1");
    if (has(cookie.value) || has(opened))
      found.push(`${name} in the cookie ${cookie.name}`);
  }
  const places = await page.evaluate(readPlaces);
  for (const [place, text] of places)
    if (has(text) && place !== `sessionStorage ${allowed.sessionKey}`)
      found.push(`${name} in ${place}`);
  return found;
}

/* Runs in the page: every place that stores something, with its content. */
async function readPlaces(): Promise<[string, string][]> {
  const places: [string, string][] = [];
  for (const [key, value] of Object.entries(sessionStorage))
    places.push([`sessionStorage ${key}`, value]);
  for (const [key, value] of Object.entries(localStorage))
    places.push([`localStorage ${key}`, value]);
  places.push(["history.state", JSON.stringify(history.state) ?? ""]);
  places.push(["the address", location.href + document.referrer]);
  places.push(["the document", document.documentElement.outerHTML]);
  for (const field of document.querySelectorAll("input, textarea"))
    if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement
    )
      places.push([`the field ${field.name}`, field.value]);
  places.push(["window.name", window.name]);
  for (const key of (await window.caches?.keys?.()) ?? []) {
    const cache = await caches.open(key);
    for (const request of await cache.keys())
      places.push([`cache ${key}`, request.url]);
  }
  const request = <T>(asked: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error);
    });
  for (const { name = "" } of await indexedDB.databases()) {
    const database = await request(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const all = await request(
        database.transaction(store).objectStore(store).getAll(),
      );
      places.push([`IndexedDB ${name}/${store}`, JSON.stringify(all)]);
    }
    database.close();
  }
  return places;
}
