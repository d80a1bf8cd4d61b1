/**
 * Fetches as `fetch` does, but hands out what `/boot.js` has asked for already, once.
 *
 * @example createServices({ brand, queryToken, fetch: fetchOrTake })
 */
export function fetchOrTake(url: string, init: RequestInit): Promise<Response> {
  const { foyerAhead: ahead = {} } = window;
  const answer = ahead[url];
  delete ahead[url];
  return answer ?? fetch(url, init);
}
