import { createActor, fromCallback, fromPromise, waitFor } from "xstate";
import { describe, expect, it, vi } from "vitest";
import { done, failed, gaps } from "../testing/graph.ts";
import { sessionMachine } from "./session.machine.ts";
import { sessionView } from "./session.view.ts";
import type {
  LoadMemberOutput,
  PasswordDue,
  SessionEvent,
  SessionMember,
} from "./session.types.ts";

const member: SessionMember = {
  id: "7",
  account: "mira",
  nickname: "Mira",
  kind: "full",
  agent: false,
  currencySymbol: "RM",
  vipLabel: undefined,
};
const trial: SessionMember = { ...member, kind: "trial" };

function start(
  options: {
    token?: string;
    passwordDue?: PasswordDue;
    answer?: LoadMemberOutput[];
  } = {},
) {
  const effects: string[] = [];
  const answers = [...(options.answer ?? [{ ok: member }])];
  const sender: { send?: (event: SessionEvent) => void } = {};
  const stored: { token?: string; passwordDue?: PasswordDue } = {
    token: options.token,
    passwordDue: options.passwordDue,
  };
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        restoreToken: fromPromise(async () => ({
          ok: { token: stored.token, passwordDue: stored.passwordDue },
        })),
        loadMember: fromPromise(async () => answers.shift() ?? { ok: member }),
        listenToBrowser: fromCallback(({ sendBack }) => {
          sender.send = sendBack;
        }),
      },
      actions: {
        keepToken: ({ context }) => {
          stored.token = context.token;
          stored.passwordDue = context.passwordDue;
          effects.push("kept");
        },
        forgetMember: () => {
          stored.token = undefined;
          effects.push("forgot");
        },
        announceSignOut: () => effects.push("announced"),
      },
    }),
  );
  actor.start();
  return {
    actor,
    effects,
    sender,
    view: () => sessionView(actor.getSnapshot()),
  };
}

describe("session chart", () => {
  it("reaches every state and drives every transition", () => {
    const machine = sessionMachine.provide({
      actions: {
        keepToken: () => {},
        forgetMember: () => {},
        announceSignOut: () => {},
      },
    });
    const restore = "0.session.restoring";
    const load = "0.session.signedIn.loadingMember";
    expect(
      gaps(machine, {
        events: [
          {
            type: "session.signedIn",
            token: "t",
            firstLogin: false,
            passwordDue: undefined,
          },
          { type: "session.passwordChanged" },
          { type: "session.signedOut" },
          { type: "session.expired" },
          { type: "session.signedOutElsewhere" },
          { type: "session.resumed" },
          { type: "session.retried" },
          { type: "session.noticeDismissed" },
          done(restore, { ok: { token: "t", passwordDue: undefined } }),
          done(restore, { ok: { token: undefined, passwordDue: undefined } }),
          failed(restore),
          done(load, { ok: member }),
          done(load, { ok: trial }),
          done(load, { error: { reason: "NOT_LOGGED_IN" } }),
          done(load, { error: { reason: "NETWORK" } }),
          failed(load),
        ],
      }),
    ).toEqual({ states: [], transitions: [] });
  });
});

describe("session journeys", () => {
  it("is a guest where no token is found, and shows neither side before it knows", async () => {
    const { actor, view } = start();
    expect(view().kind).toBe("unknown");
    await waitFor(actor, (snapshot) => snapshot.matches("guest"));
    expect(view()).toMatchObject({
      kind: "guest",
      isLogin: false,
      token: undefined,
    });
  });

  it("becomes a full account from a stored token", async () => {
    const { actor, view } = start({ token: "stored" });
    await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: "full" }));
    expect(view()).toMatchObject({
      kind: "full",
      token: "stored",
      isLogin: true,
      isTrial: false,
    });
  });

  it("becomes trial by the account's type", async () => {
    const { actor, view } = start({ token: "stored", answer: [{ ok: trial }] });
    await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: "trial" }));
    expect(view()).toMatchObject({ kind: "trial", isTrial: true });
  });

  it("drops an expired token and says so", async () => {
    const { actor, view, effects } = start({
      token: "old",
      answer: [{ error: { reason: "NOT_LOGGED_IN" } }],
    });
    await waitFor(actor, (snapshot) => snapshot.matches("guest"));
    expect(view().notice).toBe("expired");
    expect(view().token).toBeUndefined();
    expect(effects).toEqual(["forgot"]);
    actor.send({ type: "session.noticeDismissed" });
    expect(view().notice).toBeUndefined();
  });

  it("keeps the session when the network fails, and reads the member at the next try", async () => {
    const { actor, view } = start({
      token: "t",
      answer: [{ error: { reason: "NETWORK" } }, { ok: member }],
    });
    await waitFor(actor, (snapshot) =>
      snapshot.matches({ signedIn: "memberUnknown" }),
    );
    expect(view()).toMatchObject({
      kind: "unknown",
      canRetry: true,
      token: "t",
    });
    actor.send({ type: "session.retried" });
    await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: "full" }));
    expect(view().canRetry).toBe(false);
  });

  it("keeps the token of a login, and forgets and announces at logout", async () => {
    const { actor, view, effects } = start();
    await waitFor(actor, (snapshot) => snapshot.matches("guest"));
    actor.send({
      type: "session.signedIn",
      token: "fresh",
      firstLogin: true,
      passwordDue: undefined,
    });
    await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: "full" }));
    expect(view()).toMatchObject({
      token: "fresh",
      firstLogin: true,
      passwordDue: undefined,
    });
    actor.send({ type: "session.signedOut" });
    expect(view()).toMatchObject({
      kind: "guest",
      token: undefined,
      isAgent: false,
      firstLogin: false,
    });
    expect(effects).toEqual(["kept", "forgot", "announced"]);
  });

  it("follows another tab's sign-out without announcing it again", async () => {
    const { actor, view, effects, sender } = start({ token: "t" });
    await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: "full" }));
    sender.send?.({ type: "session.signedOutElsewhere" });
    await vi.waitFor(() => expect(view().kind).toBe("guest"));
    expect(view().notice).toBe("signedOutElsewhere");
    expect(effects).toEqual(["forgot"]);
  });

  it("asks again, showing nothing private, when the page comes back", async () => {
    const { actor, view } = start({ token: "t" });
    await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: "full" }));
    actor.send({ type: "session.resumed" });
    expect(view()).toMatchObject({ kind: "unknown", member: undefined });
    await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: "full" }));
  });

  it("keeps a due password through a reload until it is set", async () => {
    const { actor, view } = start({ token: "t", passwordDue: "expired" });
    await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: "full" }));
    expect(view().passwordDue).toBe("expired");
    actor.send({ type: "session.resumed" });
    await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: "full" }));
    expect(view().passwordDue).toBe("expired");
    actor.send({ type: "session.passwordChanged" });
    expect(view().passwordDue).toBeUndefined();
    actor.send({ type: "session.resumed" });
    await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: "full" }));
    expect(view().passwordDue).toBeUndefined();
  });
});
