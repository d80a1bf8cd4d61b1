// @ts-check
import { randomUUID } from "node:crypto";
import { ask } from "./lib/ask.mjs";
import { bin, serve } from "./lib/children.mjs";
import { at, Plain } from "./lib/root.mjs";

/**
 * Number of requests in flight at the same time, length of one measurement, and number of measurements for each side.
 */
const together = 8;
const lookMs = 1_000;
const looks = 7;

/**
 * @typedef {object} Kind
 * @property {string} name
 * @property {number} bar The minimum share of the floor's requests.
 * @property {(turn: number) => import("./lib/ask.mjs").Asked} sandbox
 * @property {(turn: number) => import("./lib/ask.mjs").Asked} floor
 */

/**
 * Requests per second that one side answers.
 * @param {string} origin
 * @param {(turn: number) => import("./lib/ask.mjs").Asked} make
 * @param {number} [ms]
 */
async function look(origin, make, ms = lookMs) {
  const start = performance.now();
  let answered = 0;
  let turn = 0;
  const one = async () => {
    while (performance.now() - start < ms) {
      turn += 1;
      // One after the other is the point.
      // oxlint-disable-next-line no-await-in-loop
      await ask(origin, make(turn));
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: together }, one));
  return (answered * 1000) / (performance.now() - start);
}

/** @param {readonly number[]} numbers */
const middle = (numbers) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/**
 * What both sides are asked.
 * @param {{ token: string, from: number, to: number }} told
 * @returns {readonly Kind[]}
 */
function kinds({ token, from, to }) {
  const headers = { Authorization: `Bearer ${token}` };
  const period = `from=${from}&to=${to}`;
  // Back and forth, so that neither wallet runs out.
  const move = (/** @type {number} */ turn) => ({
    from: turn % 2 === 0 ? "KITE" : "",
    to: turn % 2 === 0 ? "" : "KITE",
    amount: "0.01",
  });
  return [
    {
      name: "read: a page of the record",
      bar: 0.6,
      sandbox: () => ({
        path: `/wps/relay/WCS_transactions?scope=SELF&${period}&kind=&pageNo=1&pageSize=20`,
        headers,
      }),
      floor: () => ({ path: `/records?${period}` }),
    },
    {
      name: "read: the balance",
      bar: 0.6,
      sandbox: () => ({ path: "/wps/v2/wallets/balance", headers }),
      floor: () => ({ path: "/balance" }),
    },
    {
      name: "write: a wallet transfer",
      bar: 0.5,
      sandbox: (turn) => ({
        path: "/wps/relay/GCS_walletTransfer",
        method: "POST",
        headers: { ...headers, "Idempotency-Key": randomUUID() },
        body: move(turn),
      }),
      floor: (turn) => ({
        path: "/transfer",
        method: "POST",
        body: move(turn),
      }),
    },
  ];
}

/**
 * Sends the same requests to the sandbox and to a bare server with the same rows in turn, and prints what share of
 * the bare server's requests the sandbox answers. Nothing fails for being slow; a rejected request does.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runLoad() {
  const { ready, ended } = await serve("load", bin("tsx"), [
    at("packages", "sandbox", "src", "testing", "load", "serve.ts"),
  ]);
  const { sandbox, floor, token, from, to } = ready;
  if (
    typeof sandbox !== "string" ||
    typeof floor !== "string" ||
    typeof token !== "string" ||
    typeof from !== "number" ||
    typeof to !== "number"
  )
    throw new Plain("The two servers did not say where they are.");
  void ended;
  /** @type {string[]} */
  const lines = [];
  for (const kind of kinds({ token, from, to })) {
    // oxlint-disable-next-line no-await-in-loop
    lines.push(await compare(kind, sandbox, floor));
  }
  console.log(
    [
      "",
      `| ${"".padEnd(26)} |  floor, 1/s | sandbox, 1/s | share (lowest to highest) | bar |`,
    ]
      .concat("| - | -: | -: | -: | -: |", lines)
      .join("\n"),
  );
  return { passed: lines.length, failed: 0 };
}

/**
 * Measures both in turn, with a different one first each time, and writes a line of the table.
 * @param {Kind} kind
 * @param {string} sandbox
 * @param {string} floor
 */
async function compare({ name, bar, ...make }, sandbox, floor) {
  await look(sandbox, make.sandbox, 500);
  await look(floor, make.floor, 500);
  /** @type {{ ours: number, theirs: number }[]} */
  const pairs = [];
  for (let round = 0; round < looks; round += 1) {
    const oursFirst = round % 2 === 0;
    /* In turn, so that other load on the machine affects both. */
    /* oxlint-disable no-await-in-loop */
    const before = oursFirst ? await look(sandbox, make.sandbox) : 0;
    const theirs = await look(floor, make.floor);
    const ours = oursFirst ? before : await look(sandbox, make.sandbox);
    /* oxlint-enable no-await-in-loop */
    pairs.push({ ours, theirs });
  }
  const shares = pairs.map(({ ours, theirs }) => ours / theirs);
  const share = middle(shares);
  const figures = [
    middle(pairs.map(({ theirs }) => theirs)).toFixed(0),
    middle(pairs.map(({ ours }) => ours)).toFixed(0),
    `${share.toFixed(2)} (${Math.min(...shares).toFixed(2)} to ${Math.max(...shares).toFixed(2)})`,
    `${bar.toFixed(2)} ${share < bar ? "missed" : "kept"}`,
  ];
  return `| ${[name, ...figures].join(" | ")} |`;
}
