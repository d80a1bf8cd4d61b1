import {
  activityApplicationMachine,
  type ActivityApplicationEvent,
  type ApplyOutput,
  type StatusOutput,
} from "@foyer/flows/activity-application";
import {
  answers,
  atState,
  silent,
  type Step,
} from "../../../../packages/flows/src/testing/at-state.ts";
import { pictureFile } from "./samples.ts";
import { reasons, storied } from "./storied.ts";

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
  commented("My lantern hung at the quay all week."),
  illustrated(2),
];
const sent: Steps = [...filled, submitted];

/** Applying for an activity. */
export const activityApplicationStates = storied({
  machine: activityApplicationMachine,
  ways: {
    editing: () => at(["editing"]),
    editingFilledIn: () => at(filled),
    editingWithGaps: () => at(["editing", illustrated(4), submitted]),
    editingAfterARefusal: () =>
      at([...sent, ({ context }) => context.failure !== undefined, "editing"], {
        apply: { error: { reason: "TOO_MANY_REQUESTS" } },
      }),
    editingWhatDidNotArrive: () =>
      at([...sent, ({ context }) => context.notArrived], {
        apply: notHeard,
        status: { ok: open },
      }),
    applying: () => at([...sent, "applying"]),
    lookingWhetherItArrived: () =>
      at([...sent, "lookingWhetherItArrived"], { apply: notHeard }),
    doubting: () =>
      at([...sent, "doubting"], { apply: notHeard, status: notHeard }),
    unresolved: () =>
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
  },
  unseen: { applied: reasons.over },
});
