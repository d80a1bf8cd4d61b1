import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { root } from "../packages/brand/src/checkout.ts";
import type { MachineLike } from "./pages/flows/chart.ts";
import { flows } from "./pages/flows/states/all.ts";

const folder = `${root}.storybook/pages/flows`;
const pages = readdirSync(folder)
  .filter((file) => file.endsWith(".stories.tsx"))
  .map((file) => file.replace(".stories.tsx", ""));

type NodeLike = MachineLike["root"];

/** A state that is left as soon as it is entered: nobody sees it. */
const passesByItself = ({ always = [] }: NodeLike) =>
  always.length > 0 && always.at(-1)?.guard === undefined;

/** States that something can be seen of, by id without the machine's. */
function restingPlaces({ id, root: whole }: MachineLike): string[] {
  const visit = (node: NodeLike): string[] => {
    const parts = Object.values(node.states);
    if (parts.length > 0) return parts.flatMap(visit);
    return passesByItself(node) ? [] : [node.id.slice(id.length + 1)];
  };
  return visit(whole);
}

type Visits = readonly { readonly states: readonly string[] }[];
type Unseen = Readonly<Record<string, string>>;

const seenBy = (visits: Visits) =>
  new Set(visits.flatMap(({ states }) => states));

/** States that have neither a story nor a reason for none. */
const untold = (machine: MachineLike, visits: Visits, unseen: Unseen) =>
  restingPlaces(machine).filter(
    (id) => !seenBy(visits).has(id) && !(id in unseen),
  );

/** Reasons for states that are told, or that are no more. */
const needless = (machine: MachineLike, visits: Visits, unseen: Unseen) =>
  Object.keys(unseen).filter(
    (id) => seenBy(visits).has(id) || !restingPlaces(machine).includes(id),
  );

/** Stories of a page beside its chart, as `ways` names them. */
const storiesOf = (page: string) =>
  [
    ...readFileSync(`${folder}/${page}.stories.tsx`, "utf8").matchAll(
      /^export const (\w+): StoryObj = (?:at|hearts)\(\s*"(\w+)"/gm,
    ),
  ].map(([, exported = "", way = ""]) => ({ exported, way }));

it("has stories of every flow that has a chart", () => {
  expect(Object.keys(flows).toSorted()).toEqual(pages.toSorted());
});

it("misses a state that has neither story nor reason, and a reason without its state", async () => {
  const { machine, unseen, visits } = flows.Logout;
  const [first, ...others] = await visits();
  expect(untold(machine, others, unseen)).toEqual(["confirming"]);
  expect(untold(machine, first ? [first] : [], {})).toEqual([
    "signingOut",
    "signedOut",
    "cancelled",
  ]);
  expect(
    needless(machine, others, { signingOut: "told", leaving: "no more" }),
  ).toEqual(["signingOut", "leaving"]);
});

it("asks for no story of a state that is left as soon as it is entered", () => {
  const { machine } = flows.AnnouncementPopup;
  expect(restingPlaces(machine)).not.toContain("judgingReader");
});

describe.each(Object.entries(flows))("%s", (page, flow) => {
  const { machine, ways, unseen } = flow;

  it("has a story for every state that a player sees", async () => {
    const visits = await flow.visits();
    // A new state: give it a way and a story, or a reason in `unseen` of .storybook/pages/flows/states.
    expect(untold(machine, visits, unseen)).toEqual([]);
    expect(needless(machine, visits, unseen)).toEqual([]);
    if (!("phases" in flow) || !flow.phases) return;
    const phases = new Set(visits.map(({ phase }) => phase));
    const all = Object.keys(flow.phases.all);
    expect([...phases].toSorted()).toEqual(all.toSorted());
  });

  it("names its stories after the states, in the order of the path", () => {
    const stories = storiesOf(page);
    expect(stories.map(({ way }) => way)).toEqual(Object.keys(ways));
    for (const { exported, way } of stories)
      expect(exported.toLowerCase()).toBe(way.toLowerCase());
  });
});
