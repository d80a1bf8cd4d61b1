/**
 * Fetches as `fetch` does, but returns an answer that `/boot.js` has already requested, once.
 *
 * @example createServices({ brand, queryToken, fetch: fetchOrTake })
 */
export function fetchOrTake(url: string, init: RequestInit): Promise<Response> {
  const { foyerAhead: ahead = {} } = window;
  const answer = ahead[url];
  delete ahead[url];
  return answer ?? fetch(url, init);
}
