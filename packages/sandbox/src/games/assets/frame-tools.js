// @ts-check
/** What every page of a game needs: its parts, its calls to the platform, and its word to the portal. */

/** A failure whose message can be shown to the player. */
export class Told extends Error {
  /** @param {string} message @param {boolean} [lost] the answer was lost: what was sent may have been done */
  constructor(message, lost = false) {
    super(message);
    this.lost = lost;
  }
}

/** Shows what went wrong; `otherwise` where it is nothing to be told. @param {HTMLElement} place @param {unknown} error @param {string} otherwise */
export function complain(place, error, otherwise) {
  place.textContent = error instanceof Told ? error.message : otherwise;
  place.hidden = false;
}

/** @template {Element} T @param {string} id @param {{ new (): T }} kind @returns {T} */
export const find = (id, kind) => {
  const node = document.getElementById(id);
  if (node instanceof kind) return node;
  throw new Error(`The page has no ${id}`);
};

/** What the frame was opened with. */
export const token = document.documentElement.dataset.token ?? "";

/** The language that the portal asked for, by its code there. */
export const language = new URLSearchParams(location.search).get("language") ?? "";
const portal = document.documentElement.dataset.portalOrigin ?? "";

/** Tells the portal around the frame, and nobody else. @param {string} balance */
export function tellPortal(balance) {
  if (portal && window.parent !== window) window.parent.postMessage({ type: "foyer:balance", balance }, portal);
}

/** A name for what is sent once, however often it is repeated. */
export function uuid() {
  const b = crypto.getRandomValues(new Uint8Array(16));
  b[6] = ((b[6] ?? 0) & 15) | 64;
  b[8] = ((b[8] ?? 0) & 63) | 128;
  const hex = [...b].map((v) => v.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** @param {unknown} body @returns {string} */
function codeOf(body) {
  if (typeof body !== "object" || body === null) return "";
  const { code, error } = /** @type {{ code?: unknown, error?: unknown }} */ (body);
  return typeof code === "string" ? code : typeof error === "string" ? error : codeOf(error);
}

/**
 * What a game says of calls that fail; `known` has words for a code or status of its own.
 * @typedef {{ noLine: string, ended: string, silent: string, refused: string, known: (code: string, status: number) => string | undefined }} Words
 */

/** Asks the platform, with the game's own words for what fails. @param {Words} words */
export const caller = (words) =>
  /** @param {string} path @param {RequestInit} [init] @returns {Promise<unknown>} */
  async (path, init) => {
    /** @type {Response} */
    let answer;
    /** @type {unknown} */
    let body;
    try {
      answer = await fetch(path, { ...init, cache: "no-store", credentials: "omit", signal: AbortSignal.timeout(8000) });
      body = await answer.json().catch(() => null);
    } catch {
      throw new Told(words.noLine, true);
    }
    if (answer.ok && body !== null) return body;
    const known = words.known(codeOf(body), answer.status);
    if (known !== undefined) throw new Told(known);
    if ([401, 403, 404, 410].includes(answer.status)) throw new Told(words.ended);
    if (answer.ok || answer.status >= 500) throw new Told(words.silent, true);
    throw new Told(words.refused);
  };
