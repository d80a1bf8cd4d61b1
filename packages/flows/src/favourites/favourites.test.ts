import fc from "fast-check";
import {
  createActor,
  fromCallback,
  fromPromise,
  SimulatedClock,
  waitFor,
} from "xstate";
import { describe, expect, it, vi } from "vitest";
import { done, failed, gaps } from "../testing/graph.ts";
import { favouritesMachine } from "./favourites.machine.ts";
import { favouritesListView, isFavourite } from "./favourites.view.ts";
import type {
  FavouriteGame,
  FavouritesEmitted,
  FavouritesEvent,
  FavouritesPage,
  SaveInput,
} from "./favourites.types.ts";

const game = (nodeId: string): FavouriteGame => ({
  nodeId,
  vassalage: "LUMA",
  gameType: "RNG",
});
const page = (ids: string[], pageNum = 1, totalPages = 1): FavouritesPage => ({
  content: ids.map(game),
  pageNum,
  totalPages,
});

/** A platform that answers each heart's call when the test says so. */
function start(options: { ids?: string[]; pages?: FavouritesPage[] } = {}) {
  const clock = new SimulatedClock();
  const calls: SaveInput[] = [];
  const pending: ((error?: "NETWORK") => void)[] = [];
  const emitted: FavouritesEmitted[] = [];
  const asked: { pageNo: number; pageSize: number }[] = [];
  const actor = createActor(
    favouritesMachine.provide({
      actors: {
        loadIds: fromPromise(async () => ({ ok: options.ids ?? [] })),
        loadPage: fromPromise(async ({ input }) => {
          asked.push(input);
          return { ok: options.pages?.[input.pageNo - 1] ?? page([]) };
        }),
        save: fromCallback<FavouritesEvent, SaveInput>(
          ({ input, sendBack }) => {
            calls.push(input);
            pending.push((reason) =>
              sendBack({
                type: "favourites.saved",
                game: input.game,
                favourite: input.favourite,
                error: reason && { reason },
              }),
            );
          },
        ),
      },
    }),
    { clock },
  );
  actor.on("*", (event) => emitted.push(event));
  actor.start();
  const known = () =>
    waitFor(actor, (snapshot) =>
      snapshot.matches({ signedIn: { ids: "known" } }),
    );
  const press = (nodeId: string) =>
    actor.send({ type: "favourites.toggled", game: game(nodeId) });
  const answer = (error?: "NETWORK") => pending.shift()?.(error);
  const filled = (nodeId: string) => isFavourite(actor.getSnapshot(), nodeId);
  const list = () => favouritesListView(actor.getSnapshot());
  const signIn = async () => {
    actor.send({ type: "favourites.signedIn" });
    await known();
  };
  return {
    actor,
    clock,
    calls,
    emitted,
    asked,
    press,
    answer,
    filled,
    list,
    signIn,
  };
}

describe("favourites chart", () => {
  it("reaches every state and drives every transition", () => {
    const ids = "0.favourites.signedIn.ids.loading";
    const list = "0.favourites.signedIn.list.loading";
    expect(
      gaps(favouritesMachine, {
        distinguish: (snapshot) =>
          snapshot.context.pageNum < snapshot.context.totalPages,
        events: [
          { type: "favourites.signedIn" },
          { type: "favourites.signedOut" },
          { type: "favourites.toggled", game: game("1") },
          { type: "favourites.listRequested", pageSize: 28 },
          { type: "favourites.moreRequested" },
          { type: "favourites.retried" },
          {
            type: "favourites.saved",
            game: game("1"),
            favourite: true,
            error: undefined,
          },
          { type: "favourites.throttleEnded", nodeId: "1" },
          done(ids, { ok: ["1"] }),
          done(ids, { error: { reason: "NETWORK" } }),
          failed(ids),
          done(list, { ok: page(["1"], 1, 2) }),
          done(list, { error: { reason: "NETWORK" } }),
          failed(list),
        ],
      }),
    ).toEqual({ states: [], transitions: [] });
  });
});

describe("favourites journeys", () => {
  it("asks a guest to sign in and calls nothing", () => {
    const { press, calls, emitted, filled } = start();
    press("1");
    expect(emitted).toEqual([{ type: "favourites.loginNeeded" }]);
    expect(calls).toEqual([]);
    expect(filled("1")).toBe(false);
  });

  it("loads the ids at sign-in and forgets all at sign-out", async () => {
    const { actor, signIn, filled } = start({ ids: ["4", "5"] });
    await signIn();
    expect(filled("4")).toBe(true);
    actor.send({ type: "favourites.signedOut" });
    expect(filled("4")).toBe(false);
  });

  it("fills the heart before the answer, and empties it before the removal's call", async () => {
    const { actor, signIn, press, calls, answer, filled, clock, list } = start({
      pages: [page(["9", "8"])],
      ids: ["9", "8"],
    });
    await signIn();
    actor.send({ type: "favourites.listRequested", pageSize: 999 });
    await vi.waitFor(() => expect(list().games).toHaveLength(2));
    press("1");
    expect(filled("1")).toBe(true);
    expect(calls).toEqual([{ game: game("1"), favourite: true }]);
    answer();
    clock.increment(1000);
    press("9");
    expect(filled("9")).toBe(false);
    expect(list().games.map((entry) => entry.nodeId)).toEqual(["1", "8"]);
    expect(calls[1]).toEqual({ game: game("9"), favourite: false });
  });

  it("throttles each heart for itself: leading edge, nothing afterwards", async () => {
    const { signIn, press, calls, clock, answer } = start();
    await signIn();
    press("1");
    answer();
    press("1");
    press("1");
    press("2");
    expect(calls.map((call) => call.game.nodeId)).toEqual(["1", "2"]);
    clock.increment(5000);
    expect(calls).toHaveLength(2);
    press("1");
    expect(calls).toHaveLength(3);
  });

  it("puts a refused removal back where it stood and says why", async () => {
    const { actor, signIn, press, answer, emitted, filled, list } = start({
      ids: ["1", "2", "3"],
      pages: [page(["1", "2", "3"])],
    });
    await signIn();
    actor.send({ type: "favourites.listRequested", pageSize: 999 });
    await vi.waitFor(() => expect(list().games).toHaveLength(3));
    press("2");
    answer("NETWORK");
    expect(filled("2")).toBe(true);
    expect(list().games.map((entry) => entry.nodeId)).toEqual(["1", "2", "3"]);
    expect(emitted).toEqual([
      {
        type: "favourites.rolledBack",
        game: game("2"),
        failure: { reason: "NETWORK" },
      },
    ]);
  });

  it("empties a heart whose adding was refused", async () => {
    const { signIn, press, answer, filled, list } = start();
    await signIn();
    press("2");
    answer("NETWORK");
    expect(filled("2")).toBe(false);
    expect(list().games).toEqual([]);
  });

  it("sends a second wish only after the first call has ended", async () => {
    const { signIn, press, answer, calls, clock, filled } = start();
    await signIn();
    press("1");
    clock.increment(1000);
    press("1");
    expect(calls).toHaveLength(1);
    answer();
    expect(calls.map((call) => call.favourite)).toEqual([true, false]);
    answer();
    expect(filled("1")).toBe(false);
    expect(calls).toHaveLength(2);
  });

  it("keeps a heart pressed while the ids were loading", async () => {
    const { actor, press, filled } = start({ ids: ["7"] });
    actor.send({ type: "favourites.signedIn" });
    press("1");
    await vi.waitFor(() => expect(filled("7")).toBe(true));
    expect(filled("1")).toBe(true);
  });

  it("appends further pages, once each game, and stops at the last", async () => {
    const { actor, signIn, asked, list } = start({
      pages: [page(["1", "2"], 1, 2), page(["2", "3"], 2, 2)],
    });
    await signIn();
    actor.send({ type: "favourites.listRequested", pageSize: 2 });
    await vi.waitFor(() => expect(list().canLoadMore).toBe(true));
    actor.send({ type: "favourites.moreRequested" });
    expect(list()).toMatchObject({ loading: false, loadingMore: true });
    await vi.waitFor(() => expect(list().loadingMore).toBe(false));
    expect(list().games.map((entry) => entry.nodeId)).toEqual(["1", "2", "3"]);
    expect(list().canLoadMore).toBe(false);
    expect(asked).toEqual([
      { pageNo: 1, pageSize: 2 },
      { pageNo: 2, pageSize: 2 },
    ]);
  });
});

describe("favourites under any interleaving", () => {
  it("ends with heart and platform agreeing, with one call at a time for each game", async () => {
    const step = fc.oneof(
      fc.record({
        kind: fc.constant("press" as const),
        id: fc.constantFrom("1", "2"),
      }),
      fc.record({
        kind: fc.constant("wait" as const),
        ms: fc.integer({ min: 1, max: 1500 }),
      }),
      fc.record({ kind: fc.constant("answer" as const), fails: fc.boolean() }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const { signIn, press, clock, calls, answer, filled } = start();
        await signIn();
        const platform = new Map<string, boolean>();
        let answered = 0;
        const settleOne = (fails: boolean) => {
          const call = calls[answered];
          if (!call) return;
          answered += 1;
          if (!fails) platform.set(call.game.nodeId, call.favourite);
          answer(fails ? "NETWORK" : undefined);
        };
        for (const next of steps) {
          if (next.kind === "press") press(next.id);
          if (next.kind === "wait") clock.increment(next.ms);
          if (next.kind === "answer") settleOne(next.fails);
          const open = calls.slice(answered).map((call) => call.game.nodeId);
          expect(new Set(open).size).toBe(open.length);
        }
        while (answered < calls.length) settleOne(false);
        for (const id of ["1", "2"])
          expect(filled(id)).toBe(platform.get(id) ?? false);
      }),
      { numRuns: 300 },
    );
  });
});
