import type { PageRequest } from "../../../app/src/document/renderPage.tsx";

interface Asker {
  /** The platform's origin. */
  readonly platformUrl: string;
  /** The merchant named to the platform; absent: the platform's own. */
  readonly merchant?: string | undefined;
  /** The visitor's address, for what depends on it. */
  readonly address?: string | undefined;
  /** Ends what is under way. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Asks the platform as a server does that draws documents: for its public answers, in nobody's name.
 *
 * @example await drawing.renderer.isSiteOpen(askPlatform({ platformUrl, merchant: "harbour" }))
 */
export const askPlatform =
  ({ platformUrl, merchant, address, signal }: Asker): PageRequest["fetch"] =>
  (url, init) => {
    const headers = new Headers(init.headers);
    if (merchant) headers.set("merchant", merchant);
    if (address) headers.set("x-forwarded-for", address);
    return fetch(new URL(url, platformUrl), {
      ...init,
      headers,
      ...(signal && { signal }),
    });
  };
