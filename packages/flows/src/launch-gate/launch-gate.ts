import { assign, emit, enqueueActions, setup, type SnapshotFrom } from "xstate";
import {
  launchGate,
  panelGate,
  type GateVerdict,
} from "@foyer/platform/domain";

/** The caller's session, as the gate sees it. */
export type GateSession = "unknown" | "guest" | "trial" | "full";

/** What is to be opened; the gate passes it on unchanged. */
export type GateIntent =
  | {
      readonly kind: "play";
      /** The game's address. */
      readonly address: string;
      readonly mode: "REAL" | "DEMO";
      /** Name of the game, for the title of its page. */
      readonly name: string;
    }
  | {
      readonly kind: "gamePopup";
      readonly vassalage: string;
      readonly gameType: string;
      readonly gameCode: string;
      readonly mode: "REAL" | "DEMO";
      /** Name of the game or of whatever led to it, for the title of the popup. */
      readonly name: string;
    }
  | {
      readonly kind: "panel";
      readonly panel: "member" | "agent";
      readonly page: string | undefined;
    };

export interface LaunchGateContext {
  readonly session: GateSession;
  readonly intent: GateIntent | undefined;
}

export type LaunchGateEvent =
  | { type: "launchGate.requested"; intent: GateIntent }
  /** The session changed, a finished login included. */
  | { type: "launchGate.sessionChanged"; session: GateSession }
  /** The login popup was closed without logging in. */
  | { type: "launchGate.loginAbandoned" }
  /** The warning that a real account is needed was read. */
  | { type: "launchGate.warningRead" };

export type LaunchGateEmitted =
  | { type: "launchGate.loginNeeded" }
  | { type: "launchGate.passed"; intent: GateIntent };

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

/** What the gate shows. */
export interface LaunchGateView {
  /** The warning that a real account is needed is open. */
  readonly warning: boolean;
  /** A request is pending on the open login popup. */
  readonly awaitingLogin: boolean;
}

/** Turns a snapshot into what screens show. */
export function launchGateView(
  snapshot: SnapshotFrom<typeof launchGateMachine>,
): LaunchGateView {
  return {
    warning: snapshot.matches("warning"),
    awaitingLogin: snapshot.matches({ awaiting: "login" }),
  };
}
