import { createActor } from "xstate";
import {
  favouritesListView,
  favouritesMachine,
  isFavourite,
} from "@foyer/flows/favourites";
import { launchGateMachine, launchGateView } from "@foyer/flows/launch-gate";
import { sessionMachine, sessionView } from "@foyer/flows/session";
import { sampleGame } from "@foyer/platform/fake";
import { describe, expect, it, vi } from "vitest";
import { fakeServices } from "../testing/fakeServices.ts";
import { lateActors } from "./actors.ts";
import startActors from "./startActors.ts";

describe("machines before their code is there", () => {
  it("show what the machines themselves start with", () => {
    const { session, favourites, gate } = lateActors();
    const machines = {
      session: createActor(sessionMachine).getSnapshot(),
      favourites: createActor(favouritesMachine).getSnapshot(),
      gate: createActor(launchGateMachine).getSnapshot(),
    };
    expect(sessionView(session.getSnapshot())).toEqual(
      sessionView(machines.session),
    );
    expect(isFavourite(favourites.getSnapshot(), "1001")).toBe(
      isFavourite(machines.favourites, "1001"),
    );
    expect(favouritesListView(favourites.getSnapshot())).toEqual(
      favouritesListView(machines.favourites),
    );
    expect(launchGateView(gate.getSnapshot())).toEqual(
      launchGateView(machines.gate),
    );
  });

  it("carry out on arrival what they were sent before", async () => {
    const { services } = fakeServices();
    const actors = lateActors();
    const told = vi.fn();
    actors.favourites.on("*", told);
    actors.gate.on("*", told);
    actors.favourites.send({ type: "favourites.toggled", game: sampleGame() });
    actors.gate.send({
      type: "launchGate.requested",
      intent: { kind: "panel", panel: "member", page: undefined },
    });
    expect(told).not.toHaveBeenCalled();
    actors.arrive(startActors(services));
    await vi.waitFor(() =>
      expect(told.mock.calls.map(([{ type }]) => type).sort()).toEqual([
        "favourites.loginNeeded",
        "launchGate.loginNeeded",
      ]),
    );
  });

  it("tell their subscribers that the machine has moved on, and no one who has left", () => {
    const { session, arrive } = lateActors();
    const told = vi.fn();
    const left = vi.fn();
    session.subscribe(({ context }) => told(context.token));
    session.subscribe(left).unsubscribe();
    const { services } = fakeServices();
    const actors = startActors(services);
    actors.session.send({ type: "session.signedIn", token: "t1" });
    arrive(actors);
    expect(told).toHaveBeenCalledExactlyOnceWith("t1");
    actors.session.send({ type: "session.signedOut" });
    expect(told).toHaveBeenLastCalledWith(undefined);
    expect(left).not.toHaveBeenCalled();
  });

  it("end a subscription from before their arrival", () => {
    const { session, arrive } = lateActors();
    const told = vi.fn();
    const subscription = session.subscribe(told);
    const actors = startActors(fakeServices().services);
    arrive(actors);
    told.mockClear();
    subscription.unsubscribe();
    session.send({ type: "session.signedIn", token: "t1" });
    expect(told).not.toHaveBeenCalled();
  });
});
