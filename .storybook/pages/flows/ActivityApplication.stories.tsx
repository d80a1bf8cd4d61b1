import {
  activityApplicationMachine,
  activityApplicationView,
  type ActivityApplicationEvent,
  type ApplyOutput,
  type StatusOutput,
} from "@foyer/flows/activity-application";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ActivityApplication } from "../../../packages/app/src/account/rewards/ActivityApplication.tsx";
import {
  answers,
  atState,
  silent,
  type Step,
} from "../../../packages/flows/src/testing/at-state.ts";
import { reasons, nothing, flowStories } from "./flowStories.tsx";
import { memberPortal } from "./portal.ts";
import { pictureFile } from "./samples.ts";

export default {
  title: "Flows/Activity application",
  tags: ["!autodocs"],
} satisfies Meta;

type Steps = readonly Step<typeof activityApplicationMachine>[];
interface Platform {
  /** Left out: no answer yet. */
  readonly apply?: ApplyOutput;
  readonly status?: StatusOutput;
}
const notHeard = { error: { reason: "NETWORK" } } as const;
const open = "APPLY";
const at = (events: Steps, { apply, status }: Platform = {}) =>
  atState(
    activityApplicationMachine.provide({
      actors: {
        apply: apply ? answers(apply) : silent(),
        readStatus: status ? answers(status) : silent(),
      },
    }),
    { input: { activityId: "harvest", status: open }, events },
  );
const commented = (comment: string): ActivityApplicationEvent => ({
  type: "activityApplication.commentChanged",
  comment,
});
const illustrated = (count: number): ActivityApplicationEvent => ({
  type: "activityApplication.imagesChanged",
  images: Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    blob: pictureFile(`lantern-${index + 1}.png`),
  })),
});
const submitted = { type: "activityApplication.submitted" } as const;
const asked = { type: "activityApplication.askedAgain" } as const;
const filled: Steps = [
  commented("I hung my lantern at the quay all week."),
  illustrated(2),
];
const sent: Steps = [...filled, submitted];

const { chart, story } = flowStories({
  name: "Activity application",
  lead: "A member applies to join an activity, with a comment and pictures.",
  keywords: ["statechart", "flow", "reward", "bonus", "activity", "upload"],
  machine: activityApplicationMachine,
  view: activityApplicationView,
  /** Applying for an activity: the app's own dialog, as the view determines. */
  draw: ({ view, send }) => (
    <ActivityApplication
      view={view}
      send={send}
      title="Show us your lantern"
      onClose={nothing}
    />
  ),
  portal: memberPortal,
  unseen: { applied: reasons.over },
});

export const Statechart: StoryObj = chart;
export const Editing: StoryObj = story(() => at(["editing"]));
export const EditingFilledIn: StoryObj = story(() => at(filled));
export const EditingWithGaps: StoryObj = story(() =>
  at(["editing", illustrated(4), submitted]),
);
export const EditingAfterARefusal: StoryObj = story(() =>
  at([...sent, ({ context }) => context.failure !== undefined, "editing"], {
    apply: { error: { reason: "TOO_MANY_REQUESTS" } },
  }),
);
export const EditingWhatDidNotArrive: StoryObj = story(() =>
  at([...sent, ({ context }) => context.notArrived], {
    apply: notHeard,
    status: { ok: open },
  }),
);
export const Applying: StoryObj = story(() => at([...sent, "applying"]));
export const LookingWhetherItArrived: StoryObj = story(() =>
  at([...sent, "lookingWhetherItArrived"], { apply: notHeard }),
);
export const Doubting: StoryObj = story(() =>
  at([...sent, "doubting"], { apply: notHeard, status: notHeard }),
);
export const Unresolved: StoryObj = story(() =>
  at(
    [
      ...sent,
      "doubting",
      asked,
      "doubting",
      asked,
      "doubting",
      asked,
      "unresolved",
    ],
    { apply: notHeard, status: notHeard },
  ),
);
