import type { CallDefinition } from "@foyer/platform/call";
import { openSealer } from "@foyer/platform/fake";
import type { Accounts } from "../accounts.ts";
import { accountNames } from "../accounts.ts";
import type { Line } from "../exchange.ts";
import { createMemory } from "../known.ts";
import type { Plan } from "../plan.ts";
import { tryCall } from "../try-call.ts";
import {
  type Deviation,
  envelopeDeviations,
  nodeDeviations,
} from "./deviations.ts";
import type { Recorded, Recording, Segment } from "./record.ts";

/** A deviation that was not found, and why. */
export interface Missed {
  readonly call: string;
  readonly node: string;
  readonly name: string;
  readonly why: string;
}

/** How many deviations were replayed, and which of them were not detected. */
export interface SelfTest {
  readonly told: number;
  readonly nodes: number;
  readonly missed: readonly Missed[];
}

const token = "0".repeat(32);
const accounts: Accounts = Object.fromEntries(
  accountNames.map((name) => [name, { token }]),
);

/** Replays a recording with each answer changed, and reports whether it still conforms. */
async function passes(
  { plan, segments }: Recording,
  change: (answer: Recorded, segment: Segment) => Recorded,
): Promise<{ conforms: boolean; paths: readonly string[] }> {
  let segment: Segment | undefined;
  let place = 0;
  const line: Line = {
    fetch: async () => {
      const answer = segment?.answers[place];
      place += 1;
      if (!segment || !answer) throw new Error("Nothing more was recorded.");
      const { status, contentType, text } = change(answer, segment);
      return new Response(status === 204 ? null : text, {
        status,
        headers: { "content-type": contentType },
      });
    },
    url: "http://recorded.test",
    merchant: "",
    language: "",
    sealer: openSealer,
  };
  const told: Plan = {
    ...plan,
    as: segments.map(({ who }) => who),
    ask: async (_, who) => {
      segment = segments.find((one) => one.who === who);
      place = 0;
      return segment?.asked ?? [];
    },
    after: () => undefined,
  };
  const memory = createMemory({
    line,
    accounts,
    now: () => 0,
    random: () => "",
  });
  const { report } = await tryCall(told, { line, memory, effects: true });
  return {
    conforms: report.verdict === "conforms",
    paths: report.differences.map(({ path }) => path),
  };
}

/** A platform that requires no session, and one that accepts everything. */
function behaviours({ plan, segments }: Recording): readonly Deviation[] {
  const { name, auth } = plan.call;
  const first = segments.flatMap(({ answers }) => answers)[0];
  if (!first) return [];
  const isRefused = ({ text }: Recorded) => text.includes('"success":false');
  const takes = (
    node: string,
    what: string,
    when: (answer: Recorded) => boolean,
  ): Deviation[] =>
    segments.some(({ answers }) => answers.some(when))
      ? [
          {
            call: name,
            node,
            name: what,
            located: false,
            change: (answer) => (when(answer) ? first : answer),
          },
        ]
      : [];
  return [
    ...takes(
      "without a token",
      "answered",
      (one) => auth === "token" && isRefused(one) && !one.tokened,
    ),
    ...takes(
      "a refusal",
      "answered instead",
      (one) => isRefused(one) && (auth !== "token" || one.tokened),
    ),
  ];
}

/** A number from 0 to 1 that is always the same for the same text. */
function share(text: string): number {
  let sum = 2_166_136_261;
  for (const letter of text)
    sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return (sum >>> 0) / 2 ** 32;
}

/**
 * Replays a recorded platform with one deviation at a time, and collects those that the conformance suite does not
 * detect.
 *
 * @param part Share of all deviations that are replayed, always the same ones; 1: all.
 */
export async function selfTest(
  recordings: readonly Recording[],
  part = 1,
): Promise<SelfTest> {
  const missed: Missed[] = [];
  const nodes = new Set<string>();
  let told = 0;
  for (const recording of recordings) {
    const { call } = recording.plan;
    const untouched = await passes(recording, (answer) => answer);
    for (const deviation of deviationsOf(call, recording)) {
      const { node, name } = deviation;
      if (share(`${call.name} ${node} ${name}`) >= part) continue;
      told += 1;
      nodes.add(`${call.name} ${node}`);
      const miss = (why: string) =>
        missed.push({ call: call.name, node, name, why });
      if (!untouched.conforms) {
        miss("the call does not conform as it was recorded");
        continue;
      }
      const { conforms, paths } = await passes(recording, deviation.change);
      if (conforms) miss("taken for an answer of the contract");
      else if (deviation.located && !paths.some((path) => isNear(path, node)))
        miss(`said to be at ${paths.join(", ")}`);
    }
  }
  return { told, nodes: nodes.size, missed };
}

/** Whether a path leads to a node, or to its parent: a row may be wrong as a whole. */
function isNear(path: string, node: string): boolean {
  const told = path.replace(/\[\d+\]/g, "[]");
  const meant = node.replace(/\|\d+/g, "");
  const holder = meant.replace(/(\[\]|\.[^.[\]]+)$/, "");
  return told.startsWith(meant) || told === holder || meant.includes(".*");
}

const deviationsOf = (
  call: CallDefinition,
  recording: Recording,
): readonly Deviation[] => [
  ...nodeDeviations(call),
  ...envelopeDeviations(call),
  ...behaviours(recording),
];

/** Writes for people what was missed. */
export function writeSelfTest({ told, nodes, missed }: SelfTest): string {
  const found = told - missed.length;
  return [
    `${found} of ${told} deviations found (${((100 * found) / told).toFixed(2)} %), at ${nodes} nodes.`,
    ...missed.map(
      ({ call, node, name, why }) =>
        `  missed: ${call} ${node} ${name}: ${why}`,
    ),
    "",
  ].join("\n");
}
