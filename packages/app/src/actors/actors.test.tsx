import { sessionView, type SessionEvent } from "@foyer/flows/session";
import { CallError } from "@foyer/platform/errors";
import { sampleGame, sampleMember, sampleToken } from "@foyer/platform/fake";
import { describe, expect, it } from "vitest";
import { waitFor } from "xstate";
import {
  fakeServices,
  type FakeServicesOptions,
} from "../testing/fakeServices.ts";
import startActors from "./startActors.ts";

const game = sampleGame({ nodeId: "1001" });
const signedIn = (passwordDue?: "expired"): SessionEvent => ({
  type: "session.signedIn",
  token: sampleToken,
  firstLogin: false,
  passwordDue,
});

/** Starts the actors with a favourite and a panel that a visitor has requested. */
async function pressedByGuest(handlers: FakeServicesOptions["handlers"] = {}) {
  const fakes = fakeServices({
    handlers: { favouriteIds: () => [], ...handlers },
  });
  const { session, favourites, gate } = startActors(fakes.services);
  await waitFor(session, (snapshot) => snapshot.matches("guest"));
  const passed: unknown[] = [];
  gate.on("launchGate.passed", (event) => passed.push(event));
  favourites.send({ type: "favourites.toggled", game });
  gate.send({
    type: "launchGate.requested",
    intent: { kind: "panel", panel: "member", page: undefined },
  });
  /** Logs in, and waits until the requests would have been carried out. */
  const signIn = async () => {
    session.send(signedIn());
    await waitFor(session, (snapshot) =>
      snapshot.matches({ signedIn: "full" }),
    );
    await waitFor(favourites, (snapshot) =>
      snapshot.matches({ signedIn: { ids: "known" } }),
    );
  };
  return { ...fakes, session, favourites, passed, signIn };
}

describe("actions that a visitor started", () => {
  it("are completed after login", async () => {
    const { favourites, passed, signIn } = await pressedByGuest();
    await signIn();
    expect(favourites.getSnapshot().context.ids).toContain(game.nodeId);
    expect(passed).toHaveLength(1);
  });

  it.each([
    { type: "session.signedOut" },
    { type: "session.expired" },
    {
      type: "session.signedOutElsewhere",
      token: sampleToken,
      memberId: undefined,
    },
  ] as const)(
    "are not completed for the next login after $type while a password change is due",
    async (event) => {
      const { session, favourites, passed, signIn } = await pressedByGuest();
      session.send(signedIn("expired"));
      session.send(event);
      expect(sessionView(session.getSnapshot()).kind).toBe("guest");
      await signIn();
      expect(favourites.getSnapshot().context.ids).not.toContain(game.nodeId);
      expect(passed).toEqual([]);
    },
  );

  it("are not completed for the next login after a session whose member could not be read", async () => {
    let fails = true;
    const { session, favourites, passed, signIn } = await pressedByGuest({
      memberInfo: () => {
        if (fails) throw new CallError({ code: "UNKNOWN", status: 500 });
        return sampleMember({});
      },
    });
    session.send(signedIn());
    await waitFor(session, (snapshot) =>
      snapshot.matches({ signedIn: "memberUnknown" }),
    );
    session.send({ type: "session.expired" });
    fails = false;
    await signIn();
    expect(favourites.getSnapshot().context.ids).not.toContain(game.nodeId);
    expect(passed).toEqual([]);
  });
});

it("asks for a login when a favourite is toggled and the session turns out to have expired", async () => {
  const { services } = fakeServices({
    visitor: "full",
    handlers: {
      memberInfo: () => {
        throw new CallError({ code: "NOT_LOGGED_IN", status: 401 });
      },
    },
  });
  const { session, favourites } = startActors(services);
  const asked: unknown[] = [];
  favourites.on("favourites.loginNeeded", (event) => asked.push(event));
  favourites.send({ type: "favourites.toggled", game });
  await waitFor(session, (snapshot) => snapshot.matches("guest"));
  expect(asked).toHaveLength(1);
  expect(favourites.getSnapshot().context.wish).toEqual(game);
});
