import { assign, setup } from "xstate";
import { accepted, given } from "../shared/answers.ts";
import { sessionActions, sessionActors } from "./session.actors.ts";
import { firstContext, nobody } from "./session.first.ts";
import type {
  SessionContext,
  SessionEvent,
  SessionMember,
} from "./session.types.ts";

type SignedIn = Extract<SessionEvent, { type: "session.signedIn" }>;
type SignedOutElsewhere = Extract<
  SessionEvent,
  { type: "session.signedOutElsewhere" }
>;

/** Announced to the other tabs too: the change may still be due there, and no longer is. */
const passwordSet = ["noneDue", "keepToken", "announceSignIn"] as const;

/** Events that end a session, including while it is being checked again. */
const endings = {
  "session.signedOut": {
    target: "#session.guest",
    // Announced while it is still known whose session it was.
    actions: ["announceSignOut", "becomeGuest", "refuseOffer", "forgetMember"],
  },
  "session.expired": {
    target: "#session.guest",
    actions: ["becomeGuest", "noteExpiry", "forgetMember"],
  },
  "session.signedOutElsewhere": {
    guard: {
      type: "isOurs",
      params: ({ event }: { event: SignedOutElsewhere }) => event,
    },
    target: "#session.guest",
    actions: ["becomeGuest", "refuseOffer", "noteOtherTab", "forgetMember"],
  },
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
  actions: {
    ...sessionActions,
    becomeGuest: assign(nobody),
    noneDue: assign({ passwordDue: undefined }),
    noteExpiry: assign({ notice: "expired" }),
    noteOtherTab: assign({ notice: "signedOutElsewhere" }),
    refuseOffer: assign({ offered: undefined }),
    takeOver: assign((_, event: SignedIn) => ({
      offered: undefined,
      token: event.token,
      firstLogin: event.firstLogin ?? false,
      passwordDue: event.passwordDue,
      member: undefined,
      notice: undefined,
    })),
  },
  guards: {
    /** Another member logs in, or the same one logs in again: nothing of the previous session may remain. */
    replacesAnother: ({ context }, token: string) =>
      context.token !== undefined && context.token !== token,
    /** A tab with a different account is not affected. */
    isOurs: ({ context }, ended: SignedOutElsewhere) =>
      context.token === ended.token ||
      (context.member !== undefined && context.member.id === ended.memberId),
    /** Somebody else may have logged in while the answer was on its way. */
    isSameMember: ({ context }, { id }: SessionMember) =>
      context.member?.id === id,
    isPasswordDue: ({ context }) => context.passwordDue !== undefined,
    hadToken: ({ context }) => context.token !== undefined,
  },
}).createMachine({
  id: "session",
  context: firstContext,
  invoke: { src: "listenToBrowser" },
  initial: "restoring",
  on: {
    "session.signedIn": [
      {
        guard: {
          type: "replacesAnother",
          params: ({ event }) => event.token,
        },
        target: ".signedIn",
        actions: [
          "forgetMember",
          { type: "takeOver", params: ({ event }) => event },
          "keepToken",
          "announceSignIn",
        ],
      },
      {
        target: ".signedIn",
        actions: [
          { type: "takeOver", params: ({ event }) => event },
          "keepToken",
          "announceSignIn",
        ],
      },
    ],
    "session.offerRefused": { actions: "refuseOffer" },
    "session.noticeDismissed": { actions: assign({ notice: undefined }) },
  },
  states: {
    /** Nothing private may be on screen: it is not known yet whether there is a session. */
    restoring: {
      on: {
        ...endings,
        // What was read may be older than this change: it is read again.
        "session.passwordChanged": {
          target: "restoring",
          reenter: true,
          actions: passwordSet,
        },
      },
      invoke: {
        src: "restoreToken",
        onDone: [
          {
            guard: ({ event }) =>
              "ok" in event.output && event.output.ok.token !== undefined,
            target: "signedIn",
            actions: assign(({ context, event }) => {
              if (!("ok" in event.output)) return {};
              const { ok } = event.output;
              const { offered = context.offered } = ok;
              // A link is handed over once: its question stays open until it is answered, or until no other account
              // is logged in.
              return {
                ...ok,
                offered: offered === ok.token ? undefined : offered,
              };
            }),
          },
          // The stored token disappeared while the page was away.
          {
            guard: "hadToken",
            target: "guest",
            actions: ["becomeGuest", "forgetMember"],
          },
          { target: "guest", actions: "becomeGuest" },
        ],
        onError: [
          {
            guard: "hadToken",
            target: "guest",
            actions: ["becomeGuest", "forgetMember"],
          },
          { target: "guest", actions: "becomeGuest" },
        ],
      },
    },

    guest: {
      on: {
        "session.resumed": "restoring",
        "session.signedInElsewhere": "restoring",
      },
    },

    signedIn: {
      initial: "entering",
      on: {
        ...endings,
        "session.passwordChanged": { actions: passwordSet },
        // A page that was away checks again before it shows anything of the member.
        "session.resumed": {
          target: "restoring",
          actions: assign({ member: undefined }),
        },
      },
      states: {
        entering: {
          always: [
            { guard: "isPasswordDue", target: "awaitingPassword" },
            "loadingMember",
          ],
        },
        /**
         * Nobody is logged in before the new password is set, and nothing of the member is read (LGN-14 … LGN-16).
         */
        awaitingPassword: {
          on: {
            "session.passwordChanged": {
              target: "loadingMember",
              actions: passwordSet,
            },
            // Another tab may have set the password of this session.
            "session.signedInElsewhere": "#session.restoring",
          },
        },
        loadingMember: {
          invoke: {
            src: "loadMember",
            input: ({ context }) => ({ token: context.token ?? "" }),
            onDone: [
              {
                guard: ({ event }) =>
                  "ok" in event.output && event.output.ok.kind === "trial",
                target: "trial",
                actions: assign({
                  member: ({ event }) => given(event.output),
                }),
              },
              {
                guard: accepted,
                target: "full",
                actions: assign({
                  member: ({ event }) => given(event.output),
                }),
              },
              {
                guard: ({ event }) =>
                  "error" in event.output &&
                  event.output.error.reason === "NOT_LOGGED_IN",
                target: "#session.guest",
                actions: ["becomeGuest", "noteExpiry", "forgetMember"],
              },
              { target: "memberUnknown" },
            ],
            onError: "memberUnknown",
          },
        },
        /** The token is held but its owner could not be read: nothing private is shown, only a retry. */
        memberUnknown: { on: { "session.retried": "loadingMember" } },
        trial: {},
        full: {
          on: {
            "session.memberRead": {
              guard: {
                type: "isSameMember",
                params: ({ event }) => event.member,
              },
              actions: assign({ member: ({ event }) => event.member }),
            },
          },
        },
      },
    },
  },
});
