import type { ClientOptions } from "@foyer/platform/client";

type Fetch = NonNullable<ClientOptions["fetch"]>;

/** Id of the element in a document that holds its state. */
export const stateId = "state";

/** What a document was drawn from. */
export interface DocumentState {
  /** Pack code of the language that the document is in. */
  readonly language: string;
  /** Path and query that it was drawn for. */
  readonly address: string;
  /** When its answers were read, epoch ms. */
  readonly at: number;
  /** The platform's public answers, as text, by address. */
  readonly answers: Readonly<Record<string, string>>;
  /** Lazily loaded parts that are drawn in it, by their short names. */
  readonly parts: readonly string[];
  /** Keys of the queries that those answers belong to. */
  readonly keys: readonly (readonly unknown[])[];
}

/**
 * Reads the state of a document; undefined for one without pages, or one for another address or language.
 *
 * @example const state = readState(document, { address: location.pathname + location.search, language: "EN" });
 */
export function readState(
  page: Pick<Document, "querySelector">,
  wanted: Pick<DocumentState, "address" | "language">,
): DocumentState | undefined {
  const text = page.querySelector(`#${stateId}`)?.textContent;
  if (!text) return undefined;
  try {
    const state: DocumentState = JSON.parse(text);
    // What is in the answers is parsed by the calls' own schemas, as if it came from the platform.
    return state.address === wanted.address &&
      state.language === wanted.language &&
      Array.isArray(state.keys) &&
      state.keys.every(Array.isArray) &&
      Array.isArray(state.parts)
      ? state
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The state as the content of a script element: no text in it can end the element.
 *
 * @example `<script type="application/json" id="state">${stateText(state)}</script>`
 */
export const stateText = (state: DocumentState): string =>
  JSON.stringify(state).replaceAll("<", "\\u003c");

/**
 * Fetches as `otherwise` does, but returns the answers of a document, each once.
 *
 * @example createServices({ brand, queryToken, fetch: answersOf(state, fetchOrTake) })
 */
export const answersOf = (
  { answers }: Pick<DocumentState, "answers">,
  otherwise: Fetch,
): Fetch => {
  const left = new Map(Object.entries(answers));
  return (url, init) => {
    const text = left.get(url);
    left.delete(url);
    return text === undefined
      ? otherwise(url, init)
      : Promise.resolve(
          new Response(text, {
            headers: { "content-type": "application/json" },
          }),
        );
  };
};

/**
 * Fetches as `fetch` does, and keeps the good answers.
 *
 * @example const answers = {}; createServices({ brand, fetch: noting(fetch, answers) });
 */
export const noting =
  (fetch: Fetch, answers: Record<string, string>): Fetch =>
  async (url, init) => {
    const response = await fetch(url, init);
    const text = await response.text();
    if (response.ok) answers[url] = text;
    return new Response(text, response);
  };
