import { createActor, fromPromise, toPromise } from "xstate";
import { describe, expect, it } from "vitest";
import { done, failed, gaps } from "../testing/graph.ts";
import { unprovided } from "../testing/unprovided.ts";
import { logoutMachine } from "./logout.ts";
import { logoutView } from "./logout.ts";

const signOut = "0.logout.signingOut";

function start(answer: () => Promise<unknown>) {
  const calls: string[] = [];
  const actor = createActor(
    logoutMachine.provide({
      actors: {
        signOut: fromPromise(async () => {
          calls.push("signOut");
          return answer();
        }),
      },
    }),
  ).start();
  return { actor, calls };
}

describe("logout", () => {
  it("reaches every state and drives every transition", () => {
    expect(
      gaps(logoutMachine, {
        events: [
          { type: "logout.cancelled" },
          { type: "logout.confirmed" },
          done(signOut, undefined),
          failed(signOut),
        ],
      }),
    ).toEqual({ states: [], transitions: [] });
  });

  // SES-04
  it("does nothing when the member cancels", async () => {
    const { actor, calls } = start(async () => undefined);
    expect(logoutView(actor.getSnapshot())).toEqual({
      asking: true,
      busy: false,
    });
    actor.send({ type: "logout.cancelled" });
    expect(await toPromise(actor)).toEqual({ signedOut: false });
    expect(calls).toEqual([]);
  });

  // SES-05
  it("calls the platform once, however often it is confirmed", async () => {
    const { actor, calls } = start(async () => undefined);
    actor.send({ type: "logout.confirmed" });
    expect(logoutView(actor.getSnapshot()).busy).toBe(true);
    actor.send({ type: "logout.confirmed" });
    actor.send({ type: "logout.cancelled" });
    expect(await toPromise(actor)).toEqual({ signedOut: true });
    expect(calls).toEqual(["signOut"]);
  });

  it("ends the session locally even when the platform cannot be reached", async () => {
    const { actor } = start(async () => Promise.reject(new Error("offline")));
    actor.send({ type: "logout.confirmed" });
    expect(await toPromise(actor)).toEqual({ signedOut: true });
  });
});

it("lists what the app must provide", () => {
  expect(unprovided(logoutMachine)).toEqual(["signOut"]);
});
