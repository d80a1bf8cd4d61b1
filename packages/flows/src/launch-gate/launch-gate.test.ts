import { createActor } from "xstate";
import { describe, expect, it } from "vitest";
import { gaps } from "../testing/graph.ts";
import { launchGateMachine } from "./launch-gate.ts";
import { launchGateView } from "./launch-gate.ts";
import type {
  GateIntent,
  GateSession,
  LaunchGateEmitted,
} from "./launch-gate.ts";

const game = (mode: "REAL" | "DEMO"): GateIntent => ({
  kind: "play",
  address: "/seamless?vassalage=LUMA&gameType=RNG&gameCode=moon-tide",
  mode,
  name: "Moon Tide",
});
const popup: GateIntent = {
  kind: "gamePopup",
  vassalage: "LUMA",
  gameType: "LIVE",
  gameCode: "moon-tide",
  mode: "REAL",
  name: "Moon Tide",
};
const panel: GateIntent = { kind: "panel", panel: "member", page: "deposit" };
const agentPanel: GateIntent = {
  kind: "panel",
  panel: "agent",
  page: undefined,
};

function start(session: GateSession) {
  const emitted: LaunchGateEmitted[] = [];
  const actor = createActor(launchGateMachine).start();
  actor.on("*", (event) => emitted.push(event));
  const be = (now: GateSession) =>
    actor.send({ type: "launchGate.sessionChanged", session: now });
  be(session);
  const ask = (intent: GateIntent) =>
    actor.send({ type: "launchGate.requested", intent });
  return {
    actor,
    emitted,
    be,
    ask,
    view: () => launchGateView(actor.getSnapshot()),
  };
}

describe("launch gate chart", () => {
  it("reaches every state and drives every transition", () => {
    const sessions = ["unknown", "guest", "trial", "full"] as const;
    expect(
      gaps(launchGateMachine, {
        distinguish: (snapshot) => snapshot.context,
        events: [
          ...sessions.map(
            (session) =>
              ({ type: "launchGate.sessionChanged", session }) as const,
          ),
          ...[game("REAL"), game("DEMO"), panel].map(
            (intent) => ({ type: "launchGate.requested", intent }) as const,
          ),
          { type: "launchGate.loginAbandoned" },
          { type: "launchGate.warningRead" },
        ],
      }),
    ).toEqual({ states: [], transitions: [] });
  });
});

describe("launch gate flow", () => {
  it.each([game("REAL"), game("DEMO"), popup, panel, agentPanel])(
    "opens nothing for a visitor, asks for a login, and continues automatically after it: %o",
    (intent) => {
      const { emitted, ask, be } = start("guest");
      ask(intent);
      expect(emitted).toEqual([{ type: "launchGate.loginNeeded" }]);
      be("unknown");
      expect(emitted).toHaveLength(1);
      be("full");
      expect(emitted[1]).toEqual({ type: "launchGate.passed", intent });
    },
  );

  it("forgets the request when the login is abandoned", () => {
    const { emitted, actor, ask, be } = start("guest");
    ask(panel);
    actor.send({ type: "launchGate.loginAbandoned" });
    be("full");
    expect(emitted).toEqual([{ type: "launchGate.loginNeeded" }]);
  });

  // ROL-03
  it.each([game("REAL"), panel, agentPanel])(
    "warns a trial account and stops: %o",
    (intent) => {
      const { emitted, actor, ask, view } = start("trial");
      ask(intent);
      expect(view().warning).toBe(true);
      expect(emitted).toEqual([]);
      actor.send({ type: "launchGate.warningRead" });
      expect(view().warning).toBe(false);
    },
  );

  it("lets a trial account play a demo", () => {
    const { emitted, ask } = start("trial");
    ask(game("DEMO"));
    expect(emitted).toEqual([
      { type: "launchGate.passed", intent: game("DEMO") },
    ]);
  });

  it("warns after a login with a trial account", () => {
    const { ask, be, view, emitted } = start("guest");
    ask(game("REAL"));
    be("trial");
    expect(view().warning).toBe(true);
    expect(emitted).toEqual([{ type: "launchGate.loginNeeded" }]);
  });

  it("keeps a request made while the session is still being read", () => {
    const { ask, be, emitted } = start("unknown");
    ask(game("REAL"));
    expect(emitted).toEqual([]);
    be("full");
    expect(emitted).toEqual([
      { type: "launchGate.passed", intent: game("REAL") },
    ]);
  });

  it("passes every request of a full account immediately", () => {
    const { ask, emitted } = start("full");
    ask(game("REAL"));
    ask(panel);
    expect(emitted.map((event) => event.type)).toEqual([
      "launchGate.passed",
      "launchGate.passed",
    ]);
  });

  // ROL-23
  it("passes nothing before the session is known, and asks a visitor to log in only once", () => {
    const emitted: LaunchGateEmitted[] = [];
    const actor = createActor(launchGateMachine).start();
    actor.on("*", (event) => emitted.push(event));
    const be = (session: GateSession) =>
      actor.send({ type: "launchGate.sessionChanged", session });
    actor.send({ type: "launchGate.requested", intent: panel });
    be("unknown");
    expect(emitted).toEqual([]);
    expect(launchGateView(actor.getSnapshot()).awaitingLogin).toBe(false);
    be("guest");
    expect(emitted).toEqual([{ type: "launchGate.loginNeeded" }]);
    expect(launchGateView(actor.getSnapshot()).awaitingLogin).toBe(true);
    be("guest");
    expect(emitted).toHaveLength(1);
    expect(launchGateView(actor.getSnapshot()).awaitingLogin).toBe(true);
    be("full");
    expect(emitted[1]).toEqual({ type: "launchGate.passed", intent: panel });
  });

  it.each(["guest", "unknown"] as const)(
    "knows the session after a login begun as %s, passes the next request and keeps nothing of the first",
    (session) => {
      const { actor, ask, be, emitted } = start(session);
      ask(panel);
      if (session === "unknown") be("guest");
      be("full");
      expect(actor.getSnapshot()).toMatchObject({
        value: "closed",
        context: { session: "full", intent: undefined },
      });
      ask(game("REAL"));
      expect(emitted.at(-1)).toEqual({
        type: "launchGate.passed",
        intent: game("REAL"),
      });
      expect(emitted).toHaveLength(3);
    },
  );

  it("knows that the account is a trial after the warning", () => {
    const { actor, ask, be, emitted } = start("guest");
    ask(game("REAL"));
    be("trial");
    actor.send({ type: "launchGate.warningRead" });
    expect(actor.getSnapshot()).toMatchObject({
      value: "closed",
      context: { session: "trial", intent: undefined },
    });
    ask(game("DEMO"));
    expect(emitted.at(-1)).toEqual({
      type: "launchGate.passed",
      intent: game("DEMO"),
    });
  });

  it("knows the current session after an abandoned login", () => {
    const { actor, ask, be, emitted } = start("guest");
    ask(panel);
    be("unknown");
    actor.send({ type: "launchGate.loginAbandoned" });
    expect(actor.getSnapshot()).toMatchObject({
      value: "closed",
      context: { session: "unknown", intent: undefined },
    });
    ask(game("REAL"));
    expect(emitted).toHaveLength(1);
    be("full");
    expect(emitted[1]).toEqual({
      type: "launchGate.passed",
      intent: game("REAL"),
    });
  });
});
