import { assign, setup } from "xstate";
import { defect } from "../shared/result.ts";
import { sessionActions, sessionActors } from "./session.actors.ts";
import type { SessionContext, SessionEvent } from "./session.types.ts";

const guest = {
  token: undefined,
  member: undefined,
  failure: undefined,
  firstLogin: false,
  passwordDue: undefined,
} as const;

/**
 * Who the visitor is: guest, trial or full account (SES-01).
 *
 * `restoring` looks for a token; `signedIn` holds one and its children say how much is known of its owner.
 * There is no final state: the machine lives as long as the page.
 */
export const sessionMachine = setup({
  types: { context: {} as SessionContext, events: {} as SessionEvent },
  actors: sessionActors,
  actions: sessionActions,
}).createMachine({
  id: "session",
  context: { ...guest, notice: undefined },
  invoke: { src: "listenToBrowser" },
  initial: "restoring",
  on: {
    "session.signedIn": {
      target: ".signedIn",
      actions: [
        assign({
          token: ({ event }) => event.token,
          firstLogin: ({ event }) => event.firstLogin,
          passwordDue: ({ event }) => event.passwordDue,
          member: undefined,
          notice: undefined,
        }),
        "keepToken",
      ],
    },
    "session.noticeDismissed": { actions: assign({ notice: undefined }) },
  },
  states: {
    /** Nothing private may be on screen: whether there is a session is not known yet. */
    restoring: {
      invoke: {
        src: "restoreToken",
        onDone: [
          {
            guard: ({ event }) =>
              "ok" in event.output && event.output.ok.token !== undefined,
            target: "signedIn",
            actions: assign(({ event }) =>
              "ok" in event.output ? event.output.ok : {},
            ),
          },
          { target: "guest", actions: assign(guest) },
        ],
        onError: { target: "guest", actions: assign(guest) },
      },
    },

    guest: {
      on: {
        "session.resumed": "restoring",
      },
    },

    signedIn: {
      initial: "loadingMember",
      on: {
        "session.signedOut": {
          target: "guest",
          actions: [assign(guest), "forgetMember", "announceSignOut"],
        },
        "session.expired": {
          target: "guest",
          actions: [assign({ ...guest, notice: "expired" }), "forgetMember"],
        },
        "session.signedOutElsewhere": {
          target: "guest",
          actions: [
            assign({ ...guest, notice: "signedOutElsewhere" }),
            "forgetMember",
          ],
        },
        "session.passwordChanged": {
          actions: [assign({ passwordDue: undefined }), "keepToken"],
        },
        // A page that was away asks again before it shows anything of the member.
        "session.resumed": {
          target: "restoring",
          actions: assign({ member: undefined }),
        },
      },
      states: {
        loadingMember: {
          entry: assign({ failure: undefined }),
          invoke: {
            src: "loadMember",
            input: ({ context }) => ({ token: context.token ?? "" }),
            onDone: [
              {
                guard: ({ event }) =>
                  "ok" in event.output && event.output.ok.kind === "trial",
                target: "trial",
                actions: assign({
                  member: ({ event }) =>
                    "ok" in event.output ? event.output.ok : undefined,
                }),
              },
              {
                guard: ({ event }) => "ok" in event.output,
                target: "full",
                actions: assign({
                  member: ({ event }) =>
                    "ok" in event.output ? event.output.ok : undefined,
                }),
              },
              {
                guard: ({ event }) =>
                  "error" in event.output &&
                  event.output.error.reason === "NOT_LOGGED_IN",
                target: "#session.guest",
                actions: [
                  assign({ ...guest, notice: "expired" }),
                  "forgetMember",
                ],
              },
              {
                target: "memberUnknown",
                actions: assign({
                  failure: ({ event }) =>
                    "error" in event.output ? event.output.error : defect,
                }),
              },
            ],
            onError: {
              target: "memberUnknown",
              actions: assign({ failure: defect }),
            },
          },
        },
        /** The token stands but its owner could not be read: nothing private is shown, a retry is. */
        memberUnknown: { on: { "session.retried": "loadingMember" } },
        trial: {},
        full: {},
      },
    },
  },
});
