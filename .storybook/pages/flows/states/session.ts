import {
  sessionMachine,
  sessionView,
  type RestoreOutput,
  type SessionKind,
  type SessionMember,
} from "@foyer/flows/session";
import {
  answers,
  atState,
  deaf,
  silent,
  type Step,
} from "../../../../packages/flows/src/testing/at-state.ts";
import { storied } from "./storied.ts";

type Actors = NonNullable<
  Parameters<typeof sessionMachine.provide>[0]["actors"]
>;

const member = (kind: SessionMember["kind"]): SessionMember => ({
  id: "7",
  account: kind === "trial" ? "trial-2041" : "lake.walker",
  nickname: "",
  kind,
  agent: false,
  currencySymbol: "RM",
  vipLabel: undefined,
  vipRankLevel: undefined,
});
const held: RestoreOutput = { ok: { token: "sample", passwordDue: undefined } };
const none: RestoreOutput = {
  ok: { token: undefined, passwordDue: undefined },
};
const nothing = () => undefined;

const sessionAt = (
  events: readonly Step<typeof sessionMachine>[],
  actors: Actors = {},
) =>
  atState(
    sessionMachine.provide({
      actors: {
        restoreToken: answers(held),
        loadMember: answers({ ok: member("full") }),
        listenToBrowser: deaf(),
        ...actors,
      },
      actions: {
        keepToken: nothing,
        forgetMember: nothing,
        announceSignIn: nothing,
        announceSignOut: nothing,
      },
    }),
    { events },
  );

/** Who the visitor is. */
export const sessionStates = storied({
  machine: sessionMachine,
  ways: {
    restoring: () => sessionAt(["restoring"], { restoreToken: silent() }),
    guest: () => sessionAt(["guest"], { restoreToken: answers(none) }),
    loadingMember: () =>
      sessionAt(["signedIn.loadingMember"], { loadMember: silent() }),
    trial: () =>
      sessionAt(["signedIn.trial"], {
        loadMember: answers({ ok: member("trial") }),
      }),
    full: () => sessionAt(["signedIn.full"]),
    awaitingPassword: () =>
      sessionAt(["signedIn.awaitingPassword"], {
        restoreToken: answers({
          ok: { token: "sample", passwordDue: "expired" },
        }),
      }),
    memberUnknown: () =>
      sessionAt(["signedIn.memberUnknown"], {
        loadMember: answers({ error: { reason: "NETWORK" } }),
      }),
    guestAfterExpiry: () =>
      sessionAt(["signedIn.full", { type: "session.expired" }, "guest"]),
    guestAfterAnotherTab: () =>
      sessionAt([
        "signedIn.full",
        {
          type: "session.signedOutElsewhere",
          token: "sample",
          memberId: undefined,
        },
        "guest",
      ]),
  },
  unseen: {},
  phases: {
    of: (snapshot: Parameters<typeof sessionView>[0]) =>
      sessionView(snapshot).kind,
    all: {
      unknown: true,
      guest: true,
      trial: true,
      full: true,
    } satisfies Record<SessionKind, true>,
  },
});
