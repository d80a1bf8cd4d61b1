import { assign, emit, enqueueActions, setup } from "xstate";
import {
  launchGate,
  panelGate,
  type GateVerdict,
} from "@foyer/platform/domain";
import type {
  GateIntent,
  GateSession,
  LaunchGateContext,
  LaunchGateEmitted,
  LaunchGateEvent,
} from "./launch-gate.types.ts";

/** The platform's rule, or "wait" while the session is unknown. */
function verdict(
  session: GateSession,
  intent: GateIntent,
): "wait" | GateVerdict {
  if (session === "unknown") return "wait";
  return intent.kind === "panel"
    ? panelGate(session)
    : launchGate(session, intent.mode);
}

/**
 * The single gate before a game, a lottery page or a centre (GAM-16 … GAM-19).
 *
 * A visitor is asked to log in and, once logged in, gets what was requested without pressing again. A trial user is
 * told that a real account is needed. The gate never opens anything itself: it emits `launchGate.passed`.
 */
export const launchGateMachine = setup({
  types: {
    context: {} as LaunchGateContext,
    events: {} as LaunchGateEvent,
    emitted: {} as LaunchGateEmitted,
  },
  guards: {
    mustWait: ({ context }, intent: GateIntent) =>
      verdict(context.session, intent) === "wait",
    mustLogIn: ({ context }, intent: GateIntent) =>
      verdict(context.session, intent) === "login",
    mustWarn: ({ context }, intent: GateIntent) =>
      verdict(context.session, intent) === "realAccountNeeded",
  },
  actions: {
    keepIntent: assign((_, intent: GateIntent) => ({ intent })),
    keepSession: assign((_, session: GateSession) => ({ session })),
    askForLogin: emit({ type: "launchGate.loginNeeded" }),
    forget: assign({ intent: undefined }),
    pass: enqueueActions(({ enqueue }, intent: GateIntent | undefined) => {
      if (intent) enqueue.emit({ type: "launchGate.passed", intent });
      enqueue.assign({ intent: undefined });
    }),
  },
}).createMachine({
  id: "launchGate",
  context: { session: "unknown", intent: undefined },
  initial: "closed",
  on: {
    "launchGate.sessionChanged": {
      actions: { type: "keepSession", params: ({ event }) => event.session },
    },
    "launchGate.requested": [
      {
        guard: { type: "mustWait", params: ({ event }) => event.intent },
        target: ".awaiting.session",
        actions: { type: "keepIntent", params: ({ event }) => event.intent },
      },
      {
        guard: { type: "mustLogIn", params: ({ event }) => event.intent },
        target: ".awaiting.login",
        actions: [
          { type: "keepIntent", params: ({ event }) => event.intent },
          "askForLogin",
        ],
      },
      {
        guard: { type: "mustWarn", params: ({ event }) => event.intent },
        target: ".warning",
        actions: { type: "keepIntent", params: ({ event }) => event.intent },
      },
      {
        target: ".closed",
        actions: { type: "pass", params: ({ event }) => event.intent },
      },
    ],
  },
  states: {
    closed: {},

    /** Something was requested, and it is not known yet whether it is allowed. */
    awaiting: {
      initial: "session",
      on: {
        // Reached by anyone who is logged in: whatever the states below let through.
        "launchGate.sessionChanged": [
          {
            guard: ({ event, context }) =>
              context.intent !== undefined &&
              verdict(event.session, context.intent) === "realAccountNeeded",
            target: "warning",
            actions: {
              type: "keepSession",
              params: ({ event }) => event.session,
            },
          },
          {
            target: "closed",
            actions: [
              { type: "keepSession", params: ({ event }) => event.session },
              { type: "pass", params: ({ context }) => context.intent },
            ],
          },
        ],
      },
      states: {
        /** The session is still being read; a press in this state is not lost. */
        session: {
          on: {
            "launchGate.sessionChanged": [
              { guard: ({ event }) => event.session === "unknown" },
              {
                guard: ({ event }) => event.session === "guest",
                target: "login",
                actions: [
                  { type: "keepSession", params: ({ event }) => event.session },
                  "askForLogin",
                ],
              },
            ],
          },
        },

        login: {
          on: {
            "launchGate.loginAbandoned": {
              target: "#launchGate.closed",
              actions: "forget",
            },
            "launchGate.sessionChanged": {
              guard: ({ event }) =>
                event.session === "guest" || event.session === "unknown",
              actions: {
                type: "keepSession",
                params: ({ event }) => event.session,
              },
            },
          },
        },
      },
    },

    warning: {
      on: { "launchGate.warningRead": { target: "closed", actions: "forget" } },
    },
  },
});
