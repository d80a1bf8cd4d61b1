// @ts-check
import { Agent, request } from "node:http";
import { Plain } from "./root.mjs";

const agent = new Agent({ keepAlive: true });

/**
 * @typedef {object} Asked
 * @property {string} path
 * @property {"GET" | "POST"} [method]
 * @property {Record<string, string>} [headers]
 * @property {object} [body]
 */

/**
 * Sends one request and reads its answer to the end.
 * @param {string} origin
 * @param {Asked} asked
 * @returns {Promise<void>}
 */
export function ask(origin, { path, method = "GET", headers = {}, body }) {
  const text = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const sent = request(
      `${origin}${path}`,
      {
        agent,
        method,
        headers: {
          ...headers,
          ...(text === undefined
            ? {}
            : {
                "Content-Type": "application/json",
                "Content-Length": Buffer.byteLength(text),
              }),
        },
      },
      (answer) => {
        let said = "";
        answer.setEncoding("utf8");
        answer.on("data", (part) => (said += part));
        answer.once("error", reject);
        answer.once("end", () =>
          answer.statusCode === 200
            ? resolve()
            : reject(
                new Plain(
                  `${method} ${path} was answered by ${answer.statusCode}: ${said.slice(0, 300)}`,
                ),
              ),
        );
      },
    );
    sent.once("error", reject);
    sent.end(text);
  });
}
