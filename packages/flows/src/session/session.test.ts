import fc from "fast-check";
import { createActor, fromCallback, fromPromise, waitFor } from "xstate";
import { describe, expect, it, vi } from "vitest";
import { done, failed, gaps } from "../testing/graph.ts";
import { unprovided } from "../testing/unprovided.ts";
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
  vipRankLevel: undefined,
};
const signedIn = (token: string): SessionEvent => ({
  type: "session.signedIn",
  token,
  firstLogin: false,
  passwordDue: undefined,
});
const ended: SessionEvent = {
  type: "session.signedOutElsewhere",
  token: "t",
  memberId: undefined,
};
const trial: SessionMember = { ...member, kind: "trial" };

function start(
  options: {
    token?: string;
    passwordDue?: PasswordDue;
    offered?: string;
    tellsSignIns?: boolean;
    answer?: LoadMemberOutput[];
  } = {},
) {
  const effects: string[] = [];
  const answers = [...(options.answer ?? [{ ok: member }])];
  const sender: { send?: (event: SessionEvent) => void } = {};
  const stored: {
    token?: string;
    passwordDue?: PasswordDue;
    offered?: string;
  } = {
    token: options.token,
    passwordDue: options.passwordDue,
    offered: options.offered,
  };
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        restoreToken: fromPromise(async () => {
          // A link's token is handed over once.
          const { offered } = stored;
          stored.offered = undefined;
          return {
            ok: {
              token: stored.token,
              passwordDue: stored.passwordDue,
              offered,
            },
          };
        }),
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
        announceSignIn: () => {
          if (options.tellsSignIns) effects.push("told");
        },
        announceSignOut: ({ context }) =>
          effects.push(`announced ${context.token} of ${context.member?.id}`),
      },
    }),
  );
  actor.start();
  return {
    actor,
    effects,
    sender,
    stored,
    view: () => sessionView(actor.getSnapshot()),
  };
}

describe("session chart", () => {
  it("reaches every state and drives every transition", () => {
    const machine = sessionMachine.provide({
      actions: {
        keepToken: () => {},
        forgetMember: () => {},
        announceSignIn: () => {},
        announceSignOut: () => {},
      },
    });
    const restore = "0.session.restoring";
    const load = "0.session.signedIn.loadingMember";
    expect(
      gaps(machine, {
        distinguish: ({ context }) => context.token,
        events: [
          {
            type: "session.signedIn",
            token: "t",
            firstLogin: false,
            passwordDue: undefined,
          },
          {
            type: "session.signedIn",
            token: "other",
            firstLogin: false,
            passwordDue: undefined,
          },
          {
            type: "session.signedIn",
            token: "t",
            firstLogin: false,
            passwordDue: "expired",
          },
          { type: "session.passwordChanged" },
          { type: "session.signedOut" },
          { type: "session.expired" },
          ended,
          { type: "session.signedInElsewhere" },
          { type: "session.offerRefused" },
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
  // SES-01
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

  // SES-01
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

  // SES-01
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

  // SES-07
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
    expect(effects).toEqual(["kept", "announced fresh of 7", "forgot"]);
  });

  it("follows another tab's sign-out without announcing it again", async () => {
    const { actor, view, effects, sender } = start({ token: "t" });
    await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: "full" }));
    sender.send?.(ended);
    await vi.waitFor(() => expect(view().kind).toBe("guest"));
    expect(view().notice).toBe("signedOutElsewhere");
    expect(effects).toEqual(["forgot"]);
  });

  it.each([
    ["is another's", "another", "8", "full"],
    ["is of an unknown account", "another", undefined, "full"],
    ["is another session of the account", "another", "7", "guest"],
  ] as const)(
    "of a sign-out in another tab that %s",
    async (_what, token, memberId, kind) => {
      const { actor, view } = start({ token: "t" });
      await waitFor(actor, (snapshot) =>
        snapshot.matches({ signedIn: "full" }),
      );
      actor.send({ type: "session.signedOutElsewhere", token, memberId });
      expect(view().kind).toBe(kind);
    },
  );

  it("takes the session of a sign-in in another tab, unless it has one", async () => {
    const { actor, stored, view } = start();
    await waitFor(actor, (snapshot) => snapshot.matches("guest"));
    stored.token = "theirs";
    actor.send({ type: "session.signedInElsewhere" });
    await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: "full" }));
    expect(view().token).toBe("theirs");
    stored.token = "somebody else's";
    actor.send({ type: "session.signedInElsewhere" });
    expect(view()).toMatchObject({ token: "theirs", kind: "full" });
  });

  it("tells the other tabs of a sign-in once its token is there to be asked for", async () => {
    const { actor, effects } = start({ tellsSignIns: true });
    await waitFor(actor, (snapshot) => snapshot.matches("guest"));
    actor.send(signedIn("fresh"));
    expect(effects).toEqual(["kept", "told"]);
  });

  it("keeps its session beside a link's until the person says which", async () => {
    const { actor, view } = start({ token: "t", offered: "link" });
    await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: "full" }));
    expect(view()).toMatchObject({ token: "t", offered: "link" });
    actor.send({ type: "session.offerRefused" });
    expect(view()).toMatchObject({ token: "t", offered: undefined });
  });

  it("has no use for a link's session after it was taken, or after a sign-out", async () => {
    for (const event of [
      signedIn("link"),
      { type: "session.signedOut" } as const,
    ]) {
      const { actor, view } = start({ token: "t", offered: "link" });
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await waitFor(actor, (snapshot) =>
        snapshot.matches({ signedIn: "full" }),
      );
      actor.send(event);
      expect(view().offered).toBeUndefined();
    }
  });

  it.each([
    ["is still asked about", "t", undefined, "link"],
    ["gives way to that of another", "t", "newer", "newer"],
    ["is not asked about where it is the session by now", "link", undefined],
  ] as const)(
    "of a link after the page was away: %s",
    async (_what, token, offered, asked?: string) => {
      const { actor, stored, view } = start({ token: "t", offered: "link" });
      const full = () =>
        waitFor(actor, (snapshot) => snapshot.matches({ signedIn: "full" }));
      await full();
      stored.token = token;
      stored.offered = offered;
      actor.send({ type: "session.resumed" });
      await full();
      expect(view()).toMatchObject({ token, offered: asked });
    },
  );

  it("asks again, showing nothing private, when the page comes back", async () => {
    const { actor, view } = start({ token: "t" });
    await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: "full" }));
    actor.send({ type: "session.resumed" });
    expect(view()).toMatchObject({ kind: "unknown", member: undefined });
    await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: "full" }));
  });

  it("keeps a due password through a reload until it is set", async () => {
    const { actor, view } = start({ token: "t", passwordDue: "expired" });
    const due = () =>
      waitFor(actor, (snapshot) =>
        snapshot.matches({ signedIn: "awaitingPassword" }),
      );
    await due();
    expect(view().passwordDue).toBe("expired");
    actor.send({ type: "session.resumed" });
    await due();
    expect(view().passwordDue).toBe("expired");
    actor.send({ type: "session.passwordChanged" });
    expect(view().passwordDue).toBeUndefined();
    await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: "full" }));
    actor.send({ type: "session.resumed" });
    await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: "full" }));
    expect(view().passwordDue).toBeUndefined();
  });

  it("is nobody's while a password is due: its owner is not even read (LGN-14 … LGN-16)", async () => {
    const read: string[] = [];
    const actor = createActor(
      sessionMachine.provide({
        actors: {
          restoreToken: fromPromise(async () => ({
            ok: { token: "t", passwordDue: "expired" as const },
          })),
          loadMember: fromPromise(async ({ input }) => {
            read.push(input.token);
            return { ok: member };
          }),
          listenToBrowser: fromCallback(() => {}),
        },
        actions: { keepToken: () => {}, announceSignIn: () => {} },
      }),
    ).start();
    await waitFor(actor, (snapshot) =>
      snapshot.matches({ signedIn: "awaitingPassword" }),
    );
    expect(sessionView(actor.getSnapshot())).toMatchObject({
      kind: "unknown",
      member: undefined,
      isLogin: false,
      canRetry: false,
      passwordDue: "expired",
      // The new password is set with this token.
      token: "t",
    });
    expect(read).toEqual([]);
    actor.send({ type: "session.passwordChanged" });
    await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: "full" }));
    expect(read).toEqual(["t"]);
    expect(sessionView(actor.getSnapshot())).toMatchObject({
      kind: "full",
      isLogin: true,
      passwordDue: undefined,
    });
  });

  it("tells the other tabs once the password that was due is set, and looks in them whether it is", async () => {
    const due = (actor: ReturnType<typeof start>["actor"]) =>
      waitFor(actor, (snapshot) =>
        snapshot.matches({ signedIn: "awaitingPassword" }),
      );
    for (const away of [false, true]) {
      const { actor, effects } = start({
        token: "t",
        passwordDue: "expired",
        tellsSignIns: true,
      });
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await due(actor);
      if (away) actor.send({ type: "session.resumed" });
      actor.send({ type: "session.passwordChanged" });
      expect(effects).toEqual(["kept", "told"]);
    }

    const { actor, stored, view } = start({
      token: "t",
      passwordDue: "expired",
    });
    await due(actor);
    actor.send({ type: "session.signedInElsewhere" });
    // Another member may have logged in: until that is known it remains due.
    expect(view()).toMatchObject({ kind: "unknown", passwordDue: "expired" });
    await due(actor);
    stored.passwordDue = undefined;
    actor.send({ type: "session.signedInElsewhere" });
    await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: "full" }));
    expect(view()).toMatchObject({ token: "t", passwordDue: undefined });
  });

  it("can be left while a password is due", async () => {
    const { actor, effects, view } = start({
      token: "t",
      passwordDue: "expired",
    });
    await waitFor(actor, (snapshot) =>
      snapshot.matches({ signedIn: "awaitingPassword" }),
    );
    actor.send({ type: "session.signedOut" });
    expect(view()).toMatchObject({ kind: "guest", passwordDue: undefined });
    expect(effects).toEqual(["announced t of undefined", "forgot"]);
  });

  // SES-16
  it.each([
    ["full", { ok: member }],
    ["trial", { ok: trial }],
  ] as const)(
    "goes from guest to %s by a login, and back by a logout",
    async (kind, answer) => {
      const { actor, view } = start({ answer: [answer] });
      await waitFor(actor, (snapshot) => snapshot.matches("guest"));
      actor.send(signedIn("fresh"));
      expect(view()).toMatchObject({ kind: "unknown", member: undefined });
      await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: kind }));
      expect(view()).toMatchObject({ kind, isTrial: kind === "trial" });
      actor.send({ type: "session.signedOut" });
      expect(view()).toMatchObject({ kind: "guest", member: undefined });
    },
  );

  it("meets nothing of the one before when somebody else signs in", async () => {
    const { actor, view, effects } = start({ token: "first" });
    await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: "full" }));
    actor.send(signedIn("second"));
    expect(view()).toMatchObject({ kind: "unknown", token: "second" });
    expect(effects).toEqual(["forgot", "kept"]);
    actor.send(signedIn("second"));
    expect(effects).toEqual(["forgot", "kept", "kept"]);
  });

  it.each([
    "session.signedOut",
    "session.expired",
    "session.signedOutElsewhere",
  ] as const)(
    "obeys %s while the page that came back is asking",
    async (type) => {
      const { actor, view, effects } = start({ token: "t" });
      await waitFor(actor, (snapshot) =>
        snapshot.matches({ signedIn: "full" }),
      );
      actor.send({ type: "session.resumed" });
      actor.send({ ...ended, type });
      expect(view()).toMatchObject({ kind: "guest", token: undefined });
      expect(effects).toContain("forgot");
      await Promise.resolve();
      expect(view().kind).toBe("guest");
    },
  );

  it("keeps no due password that was set while the page that came back was asking", async () => {
    const { actor, view } = start({ token: "t", passwordDue: "expired" });
    await waitFor(actor, (snapshot) =>
      snapshot.matches({ signedIn: "awaitingPassword" }),
    );
    actor.send({ type: "session.resumed" });
    actor.send({ type: "session.passwordChanged" });
    await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: "full" }));
    expect(view().passwordDue).toBeUndefined();
  });

  it("forgets the member when the token is gone from where it was kept", async () => {
    const { actor, effects, stored } = start({ token: "t" });
    await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: "full" }));
    stored.token = undefined;
    actor.send({ type: "session.resumed" });
    await waitFor(actor, (snapshot) => snapshot.matches("guest"));
    expect(effects).toEqual(["forgot"]);
  });

  it("clears nothing of a visitor who never had a session", async () => {
    const { actor, effects } = start();
    await waitFor(actor, (snapshot) => snapshot.matches("guest"));
    actor.send({ type: "session.resumed" });
    await waitFor(actor, (snapshot) => snapshot.matches("guest"));
    expect(effects).toEqual([]);
  });
});

describe("session under any interleaving", () => {
  it("shows a member only whose token is held and stored, and nothing once it ended", async () => {
    const owner = (token: string | undefined): SessionMember => ({
      ...member,
      account: token ?? "nobody",
    });
    const step = fc.constantFrom(
      "signIn:a",
      "signIn:b",
      "signedOut",
      "expired",
      "signedOutElsewhere",
      "resumed",
      "retried",
      "pass",
      "fails",
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const kept: { token: string | undefined } = { token: undefined };
        let fails = false;
        const actor = createActor(
          sessionMachine.provide({
            actors: {
              restoreToken: fromPromise(async () => ({
                ok: { token: kept.token, passwordDue: undefined },
              })),
              loadMember: fromPromise(async ({ input }) => {
                await Promise.resolve();
                if (fails) return { error: { reason: "NETWORK" as const } };
                return { ok: owner(input.token) };
              }),
              listenToBrowser: fromCallback(() => {}),
            },
            actions: {
              keepToken: ({ context }) => {
                kept.token = context.token;
              },
              forgetMember: () => {
                kept.token = undefined;
              },
              announceSignIn: () => {},
              announceSignOut: () => {},
            },
          }),
        ).start();
        let view = sessionView(actor.getSnapshot());
        for (const next of steps) {
          fails = next === "fails";
          const [kind, token] = next.split(":");
          if (token) actor.send(signedIn(token));
          else if (
            kind === "signedOut" ||
            kind === "expired" ||
            kind === "signedOutElsewhere" ||
            kind === "resumed" ||
            kind === "retried"
          )
            actor.send({
              ...ended,
              token: view.token ?? "t",
              type: `session.${kind}`,
            });
          else for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
          view = sessionView(actor.getSnapshot());
          if (view.member) expect(view.member.account).toBe(view.token);
          if (view.kind === "guest") {
            expect(view).toMatchObject({ token: undefined, member: undefined });
            expect(kept.token).toBeUndefined();
          }
          if (view.token) expect(kept.token).toBe(view.token);
        }
        actor.stop();
      }),
      { numRuns: 300 },
    );
  });
});

it("says by name what the app has not provided", () => {
  expect(unprovided(sessionMachine)).toEqual([
    "restoreToken",
    "loadMember",
    "listenToBrowser",
    "keepToken",
    "forgetMember",
    "announceSignIn",
    "announceSignOut",
  ]);
});

describe("what screens read of the session", () => {
  it("begins with nobody", () => {
    expect(start().view()).toEqual({
      kind: "unknown",
      token: undefined,
      member: undefined,
      notice: undefined,
      isLogin: false,
      isAgent: false,
      isTrial: false,
      canRetry: false,
      firstLogin: false,
      passwordDue: undefined,
    });
  });

  // LGN-25
  it("is all of a member once that is read, by the token it was asked with", async () => {
    const agent: SessionMember = { ...member, agent: true };
    const asked: string[] = [];
    const actor = createActor(
      sessionMachine.provide({
        actors: {
          restoreToken: fromPromise(async () => ({
            ok: { token: "t", passwordDue: undefined },
          })),
          loadMember: fromPromise(async ({ input }) => {
            asked.push(input.token);
            return { ok: agent };
          }),
          listenToBrowser: fromCallback(() => {}),
        },
      }),
    ).start();
    await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: "full" }));
    expect(asked).toEqual(["t"]);
    expect(sessionView(actor.getSnapshot())).toEqual({
      kind: "full",
      token: "t",
      member: agent,
      notice: undefined,
      isLogin: true,
      isAgent: true,
      isTrial: false,
      canRetry: false,
      firstLogin: false,
      passwordDue: undefined,
    });
  });

  it("is nothing of a session before, once one begins or ends", async () => {
    const { actor, view } = start({
      token: "old",
      answer: [{ error: { reason: "NOT_LOGGED_IN" } }],
    });
    await waitFor(actor, (snapshot) => snapshot.matches("guest"));
    expect(view().notice).toBe("expired");
    actor.send({
      type: "session.signedIn",
      token: "fresh",
      firstLogin: true,
      passwordDue: "defaultPassword",
    });
    expect(view()).toMatchObject({
      notice: undefined,
      isLogin: false,
      firstLogin: true,
      passwordDue: "defaultPassword",
    });
    actor.send({ type: "session.expired" });
    expect(view()).toEqual({
      kind: "guest",
      token: undefined,
      member: undefined,
      notice: "expired",
      isLogin: false,
      isAgent: false,
      isTrial: false,
      canRetry: false,
      firstLogin: false,
      passwordDue: undefined,
    });
  });

  it("keeps that a new password is set where a reload finds it", async () => {
    const { actor, effects, stored } = start({
      token: "t",
      passwordDue: "expired",
    });
    await waitFor(actor, (snapshot) =>
      snapshot.matches({ signedIn: "awaitingPassword" }),
    );
    actor.send({ type: "session.passwordChanged" });
    expect(stored.passwordDue).toBeUndefined();
    expect(effects).toEqual(["kept"]);
    // Also while the page that came back is checking.
    actor.send({ type: "session.resumed" });
    actor.send({ type: "session.passwordChanged" });
    expect(effects).toEqual(["kept", "kept"]);
  });

  it("ends with the session, where another tab said so before the token was found", async () => {
    const { actor, effects, view } = start({ token: "t" });
    actor.send({ type: "session.signedOutElsewhere" });
    expect(view()).toMatchObject({
      kind: "guest",
      notice: "signedOutElsewhere",
    });
    expect(effects).toEqual(["forgot"]);
  });
});

describe("a defect around the session", () => {
  const broken = (
    over: {
      restore?: () => Promise<{
        ok: { token: string | undefined; passwordDue: undefined };
      }>;
    } = {},
  ) => {
    const effects: string[] = [];
    const actor = createActor(
      sessionMachine.provide({
        actors: {
          ...(over.restore && { restoreToken: fromPromise(over.restore) }),
          listenToBrowser: fromCallback(() => {}),
        },
        actions: { forgetMember: () => effects.push("forgot") },
      }),
    ).start();
    return { actor, effects, view: () => sessionView(actor.getSnapshot()) };
  };

  it("makes a guest of a visitor whose token cannot be looked for, and clears nothing", async () => {
    const { actor, effects, view } = broken();
    await waitFor(actor, (snapshot) => snapshot.matches("guest"));
    expect(view()).toMatchObject({ kind: "guest", token: undefined });
    expect(effects).toEqual([]);
  });

  it("keeps the token when its owner cannot be read, and lets the person try again", async () => {
    let looks = 0;
    const { actor, effects, view } = broken({
      restore: async () => {
        looks += 1;
        if (looks > 1) throw new Error("The storage is gone.");
        return { ok: { token: "t", passwordDue: undefined } };
      },
    });
    const unknown = () =>
      waitFor(actor, (snapshot) =>
        snapshot.matches({ signedIn: "memberUnknown" }),
      );
    await unknown();
    expect(view()).toMatchObject({
      kind: "unknown",
      canRetry: true,
      token: "t",
    });
    actor.send({ type: "session.retried" });
    await unknown();
    // The page comes back, and the token's storage does not answer: nothing of the member may stay.
    actor.send({ type: "session.resumed" });
    await waitFor(actor, (snapshot) => snapshot.matches("guest"));
    expect(view().token).toBeUndefined();
    expect(effects).toEqual(["forgot"]);
  });
});
