import { launchGateMachine, launchGateView } from "@foyer/flows/launch-gate";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { TrialWarning } from "../../../packages/app/src/portal/TrialWarningDialog.tsx";
import { atState } from "../../../packages/flows/src/testing/at-state.ts";
import { reasons, flowStories } from "./flowStories.tsx";

export default {
  title: "Flows/Launch gate",
  tags: ["!autodocs"],
} satisfies Meta;

const { chart, story } = flowStories({
  name: "Launch gate",
  lead: "Who can start which game: visitors are asked to log in, and trial accounts are told why a game is not available.",
  keywords: ["statechart", "flow", "guest", "trial", "play"],
  machine: launchGateMachine,
  view: launchGateView,
  /** What the gate shows itself: the app's own warning. */
  draw: ({ view, send }) => {
    const { warning } = view;
    return warning ? (
      <TrialWarning
        age={18}
        onRead={() => send({ type: "launchGate.warningRead" })}
        onLogOut={() => send({ type: "launchGate.warningRead" })}
      />
    ) : null;
  },
  unseen: {
    closed: reasons.nothing,
    "awaiting.session":
      "Nothing yet: the press is held until it is known whether the visitor is logged in.",
    "awaiting.login": "The login popup is open: see Flows/Login.",
  },
});

export const Statechart: StoryObj = chart;
export const Warning: StoryObj = story(() =>
  atState(launchGateMachine, {
    events: [
      { type: "launchGate.sessionChanged", session: "trial" },
      {
        type: "launchGate.requested",
        intent: {
          kind: "play",
          address: "/seamless?gameCode=kites",
          mode: "REAL",
          name: "Paper Kites",
        },
      },
      "warning",
    ],
  }),
);
