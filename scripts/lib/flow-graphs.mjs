// @ts-check

/**
 * @typedef {object} Walk What one graph test covered of one machine.
 * @property {string} machine
 * @property {number} states
 * @property {number} transitions
 * @property {readonly string[]} missedStates
 * @property {readonly string[]} missedTransitions
 * @typedef {{ readonly id: string, readonly file: string }} Machine
 */

/**
 * Combines the walks of every machine: what one walk misses, another may cover.
 * @param {readonly Machine[]} machines Every machine that there is.
 * @param {readonly Walk[]} walks
 * @returns {{ lines: string[], findings: string[] }}
 * @example flowGraphs([{ id: "logout", file: "logout.machine.ts" }], []).findings.length // 1
 */
export function flowGraphs(machines, walks) {
  /** @type {string[]} */
  const findings = [];
  if (machines.length === 0) findings.push("No machine was found.");
  const row = (
    /** @type {readonly string[]} */ [name = "", states = "", ways = ""],
  ) => `${name.padEnd(22)} ${states.padStart(10)} ${ways.padStart(13)}`;
  const lines = [row(["machine", "states", "transitions"])];
  for (const { id, file } of [...machines].sort((one, other) =>
    one.id.localeCompare(other.id),
  )) {
    const own = walks.filter(({ machine }) => machine === id);
    const [first] = own;
    if (!first) {
      lines.push(row([id, "no test", "no test"]));
      findings.push(
        `${id} (${file}) has no graph test, or its name does not say "every state": see CONTRIBUTING.md.`,
      );
      continue;
    }
    const states = missedByAll(own.map((walk) => walk.missedStates));
    const ways = missedByAll(own.map((walk) => walk.missedTransitions));
    lines.push(
      row([
        id,
        share(first.states, states.length),
        share(first.transitions, ways.length),
      ]),
    );
    for (const state of states)
      findings.push(`${id}: nothing reaches ${state}.`);
    for (const way of ways)
      findings.push(`${id}: nothing drives ${way.replace(/^\d+ /, "")}.`);
  }
  return { lines, findings };
}

/**
 * @param {number} all
 * @param {number} missed
 */
const share = (all, missed) => `${all - missed} / ${all}`;

/** @param {readonly (readonly string[])[]} lists */
function missedByAll([first = [], ...rest]) {
  return first.filter((line) => rest.every((list) => list.includes(line)));
}
