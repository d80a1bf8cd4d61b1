import { describe, expect, it } from "vitest";
import { standsIn } from "../packages/flows/src/testing/at-state.ts";
import type { MachineLike } from "./pages/flows/chart.ts";
import { told, type Told } from "./pages/flows/flowStories.tsx";

const pages = import.meta.glob("./pages/flows/*.stories.tsx", { eager: true });

type NodeLike = MachineLike["root"];

/** A state that is left as soon as it is entered, so nobody sees it. */
const passesByItself = ({ always = [] }: NodeLike) =>
  always.length > 0 && always.at(-1)?.guard === undefined;

/** States that the machine can rest in, by id without the machine's own. */
function restingPlaces({ id, root: whole }: MachineLike): string[] {
  const visit = (node: NodeLike): string[] => {
    const parts = Object.values(node.states);
    if (parts.length > 0) return parts.flatMap(visit);
    return passesByItself(node) ? [] : [node.id.slice(id.length + 1)];
  };
  return visit(whole);
}

/** The states and phases in which the stories of a flow begin. */
async function seenOf({ machine, visits }: Told) {
  const seen = new Set<string>();
  const phases = new Set<string>();
  for (const visit of visits) {
    const { snapshot, phase } = await visit();
    for (const id of standsIn(snapshot))
      seen.add(id.slice(machine.id.length + 1));
    if (phase !== undefined) phases.add(phase);
  }
  return { seen, phases };
}

/** States that have neither a story nor a reason for none. */
const untold = ({ machine, unseen }: Told, seen: ReadonlySet<string>) =>
  restingPlaces(machine).filter((id) => !seen.has(id) && !(id in unseen));

/** Reasons for states that have a story or no longer exist. */
const needless = ({ machine, unseen }: Told, seen: ReadonlySet<string>) =>
  Object.keys(unseen).filter(
    (id) => seen.has(id) || !restingPlaces(machine).includes(id),
  );

function flowNamed(name: string): Told {
  const flow = told.find((one) => one.name === name);
  if (!flow) throw new Error(`There is no flow ${name}.`);
  return flow;
}

it("has exactly one page for every flow", () => {
  expect(told).toHaveLength(Object.keys(pages).length);
  const names = told.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

it("reports states that have neither story nor reason, and reasons that are not needed", () => {
  const logout = flowNamed("Logout");
  const later = new Set(["signingOut"]);
  expect(untold(logout, later)).toEqual(["confirming"]);
  expect(untold({ ...logout, unseen: {} }, new Set(["confirming"]))).toEqual([
    "signingOut",
    "signedOut",
    "cancelled",
  ]);
  const unseen = { signingOut: "told", leaving: "no more" };
  expect(needless({ ...logout, unseen }, later)).toEqual([
    "signingOut",
    "leaving",
  ]);
});

it("requires no story for a state that is left as soon as it is entered", () => {
  const { machine } = flowNamed("Announcement popup");
  expect(restingPlaces(machine)).not.toContain("judgingReader");
});

describe.each(told)("$name", (flow) => {
  it("has a story for every state that a player sees", async () => {
    const { seen, phases } = await seenOf(flow);
    // A new state: give it a story, or a reason in `unseen`, in its file of .storybook/pages/flows.
    expect(untold(flow, seen)).toEqual([]);
    expect(needless(flow, seen)).toEqual([]);
    expect([...phases].toSorted()).toEqual(flow.phases.toSorted());
  });
});
