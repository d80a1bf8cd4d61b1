// @ts-check
import { createServer } from "node:net";
import { Plain } from "./root.mjs";

/** Default ports, if nothing else listens there. */
export const ports = { portal: 4173, sandbox: 4174, storybook: 6006 };

/**
 * The port asked for, or the next free one.
 * @param {number} from
 * @param {ReadonlySet<number>} [taken] Ports assigned to something that is not listening yet.
 * @example await freePort(4173) // 4173
 */
export async function freePort(from, taken = new Set()) {
  for (let port = from; port < from + 100; port += 1) {
    if (!taken.has(port) && (await isFree(port))) return port;
  }
  throw new Plain(`No port from ${from} to ${from + 99} is free.`);
}

/** @param {number} port */
async function isFree(port) {
  // A server may occupy only one of the two address families; a port is free if both are.
  for (const host of ["127.0.0.1", "::1"]) {
    const error = await tryListen(port, host);
    if (error && error !== "EADDRNOTAVAIL" && error !== "EAFNOSUPPORT")
      return false;
  }
  return true;
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>}
 */
function tryListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error) =>
      resolve("code" in error ? String(error.code) : "UNKNOWN"),
    );
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}
