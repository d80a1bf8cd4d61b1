// @ts-check

/**
 * @typedef {object} TraceEvent An event of a browser's trace, as far as it is read.
 * @property {string} name
 * @property {string} ph
 * @property {number} pid
 * @property {number} tid
 * @property {number} ts in µs
 * @property {number} [tdur] The processor's time, in µs.
 * @property {{ data?: { documentLoaderURL?: string } }} [args]
 */

/** How much slower than this machine the phone is, as Lighthouse assumes. */
const slower = 4;
/** A task of the page up to this long, in ms, blocks nobody. */
const unnoticedMs = 50;

/**
 * How long a page would be blocked on a phone, by the processor's time of its own thread. Lighthouse counts by the
 * clock, which includes what the page waited for: on a machine with few cores that is mostly the browser's other
 * threads, Lighthouse itself and the servers.
 *
 * @param {readonly TraceEvent[]} trace
 * @returns {number | undefined} in ms, from the first content on; undefined if the trace has no page.
 * @example blockedMs(traceEvents) // 140
 */
export function blockedMs(trace) {
  const start = trace.findLast(
    ({ name, args }) =>
      name === "navigationStart" &&
      args?.data?.documentLoaderURL?.startsWith("http"),
  );
  const ofPage = trace.filter(
    ({ pid, tid }) => pid === start?.pid && tid === start.tid,
  );
  const first = ofPage.find(
    ({ name, ts }) =>
      name === "firstContentfulPaint" && start && ts >= start.ts,
  );
  if (!first) return undefined;
  return ofPage
    .filter(
      ({ name, ph, ts }) =>
        ph === "X" && name.endsWith("RunTask") && ts > first.ts,
    )
    .reduce(
      (sum, { tdur = 0 }) =>
        sum + Math.max(0, (slower * tdur) / 1000 - unnoticedMs),
      0,
    );
}
