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
          { type: "session.memberRead", member },
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

describe("session flow", () => {
  // SES-01
  it("is a visitor when no token is found, and unknown until then", async () => {
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
  it("becomes a trial by the type of the account", async () => {
    const { actor, view } = start({ token: "stored", answer: [{ ok: trial }] });
    await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: "trial" }));
    expect(view()).toMatchObject({ kind: "trial", isTrial: true });
  });

  it("shows the member as read again, and nobody else's data", async () => {
    const { actor, view } = start({ token: "stored" });
    await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: "full" }));
    const risen = { ...member, vipLabel: "Gold", vipRankLevel: "3" };
    actor.send({
      type: "session.memberRead",
      member: { ...risen, id: "another" },
    });
    expect(view().member).toEqual(member);
    actor.send({ type: "session.memberRead", member: risen });
    expect(view()).toMatchObject({ kind: "full", member: risen });
  });

  it("drops an expired token and shows a notice", async () => {
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

  it("keeps the session when the network fails, and reads the member on the next try", async () => {
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
  it("stores the token at login, and clears and announces it at logout", async () => {
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

  it("follows another tab's logout without announcing it again", async () => {
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
    "reacts correctly to a logout in another tab that %s",
    async (_what, token, memberId, kind) => {
      const { actor, view } = start({ token: "t" });
      await waitFor(actor, (snapshot) =>
        snapshot.matches({ signedIn: "full" }),
      );
      actor.send({ type: "session.signedOutElsewhere", token, memberId });
      expect(view().kind).toBe(kind);
    },
  );

  it("takes over a login from another tab, unless it has a session", async () => {
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

  it("announces a login to other tabs once its token is stored", async () => {
    const { actor, effects } = start({ tellsSignIns: true });
    await waitFor(actor, (snapshot) => snapshot.matches("guest"));
    actor.send(signedIn("fresh"));
    expect(effects).toEqual(["kept", "told"]);
  });

  it("keeps its session beside one offered by a link until the member decides", async () => {
    const { actor, view } = start({ token: "t", offered: "link" });
    await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: "full" }));
    expect(view()).toMatchObject({ token: "t", offered: "link" });
    actor.send({ type: "session.offerRefused" });
    expect(view()).toMatchObject({ token: "t", offered: undefined });
  });

  it("drops a session offered by a link after it was taken, or after a logout", async () => {
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
    "handles the session of a link after the page was away: %s",
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

  it("checks again, showing nothing private, when the page comes back", async () => {
    const { actor, view } = start({ token: "t" });
    await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: "full" }));
    actor.send({ type: "session.resumed" });
    expect(view()).toMatchObject({ kind: "unknown", member: undefined });
    await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: "full" }));
  });

  it("requires a due password change, even after a reload, until it is made", async () => {
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

  it("does not even read the member while a password change is due (LGN-14 … LGN-16)", async () => {
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

  it("tells other tabs once a due password is set, and checks whether another tab has set it", async () => {
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

  it("can be logged out while a password change is due", async () => {
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
    "goes from visitor to %s by a login, and back by a logout",
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

  it("keeps nothing of the previous member when another one logs in", async () => {
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
    "obeys %s while the returning page is still checking",
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

  it("requires no password change that was made while the returning page was checking", async () => {
    const { actor, view } = start({ token: "t", passwordDue: "expired" });
    await waitFor(actor, (snapshot) =>
      snapshot.matches({ signedIn: "awaitingPassword" }),
    );
    actor.send({ type: "session.resumed" });
    actor.send({ type: "session.passwordChanged" });
    await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: "full" }));
    expect(view().passwordDue).toBeUndefined();
  });

  it("forgets the member when the stored token is gone", async () => {
    const { actor, effects, stored } = start({ token: "t" });
    await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: "full" }));
    stored.token = undefined;
    actor.send({ type: "session.resumed" });
    await waitFor(actor, (snapshot) => snapshot.matches("guest"));
    expect(effects).toEqual(["forgot"]);
  });

  it("clears nothing for a visitor who never had a session", async () => {
    const { actor, effects } = start();
    await waitFor(actor, (snapshot) => snapshot.matches("guest"));
    actor.send({ type: "session.resumed" });
    await waitFor(actor, (snapshot) => snapshot.matches("guest"));
    expect(effects).toEqual([]);
  });
});

describe("session in any order of events", () => {
  it("shows a member only while the token is held and stored, and nothing after the session ends", async () => {
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

it("lists what the app must provide", () => {
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

describe("the session view", () => {
  it("starts as unknown", () => {
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
  it("contains the whole member once read, and uses the session's token to read it", async () => {
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

  it("contains nothing of a previous session once one begins or ends", async () => {
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

  it("stores that a new password is set, so that a reload finds it", async () => {
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

  it("ends when another tab logs out before the token is found", async () => {
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

  it("leaves a visitor logged out when the token cannot be read, and clears nothing", async () => {
    const { actor, effects, view } = broken();
    await waitFor(actor, (snapshot) => snapshot.matches("guest"));
    expect(view()).toMatchObject({ kind: "guest", token: undefined });
    expect(effects).toEqual([]);
  });

  it("keeps the token when the member cannot be read, and lets the member try again", async () => {
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
