import fc from "fast-check";
import {
  createActor,
  fromCallback,
  fromPromise,
  SimulatedClock,
  waitFor,
} from "xstate";
import { describe, expect, it, vi } from "vitest";
import { sampleGame } from "@foyer/platform/fake";
import { done, elapsed, failed, gaps } from "../testing/graph.ts";
import { unprovided } from "../testing/unprovided.ts";
import { favouritesMachine } from "./favourites.machine.ts";
import { favouritesListView, isFavourite } from "./favourites.view.ts";
import type {
  FavouritesEmitted,
  FavouritesEvent,
  FavouritesPage,
  SaveInput,
} from "./favourites.types.ts";

const sample = sampleGame({ vassalage: "LUMA", iconUrl: "" });
const game = (nodeId: string) => ({ ...sample, nodeId });
const page = (ids: string[], pageNum = 1, totalPages = 1): FavouritesPage => ({
  content: ids.map(game),
  pageNum,
  totalPages,
});

/** A platform that answers each heart's call when the test tells it to. */
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

// FAV-12
describe("favourites chart", () => {
  it("reaches every state and drives every transition", () => {
    const ids = "0.favourites.signedIn.ids.loading";
    const list = "0.favourites.signedIn.list.loading";
    expect(
      gaps(favouritesMachine, {
        distinguish: ({ context }) => [
          context.pageNum < context.totalPages,
          context.ids.includes("1"),
          context.wish === undefined,
          Object.keys(context.owed).length > 0,
          context.looks,
        ],
        events: [
          { type: "favourites.signedIn" },
          { type: "favourites.signedOut" },
          { type: "favourites.toggled", game: game("1") },
          { type: "favourites.granted", game: game("1") },
          { type: "favourites.loginAbandoned" },
          elapsed("untilLook", "favourites.signedIn.ids.known"),
          elapsed("untilLook", "favourites.signedIn.ids.unknown"),
          { type: "favourites.listRequested", pageSize: 28 },
          { type: "favourites.moreRequested" },
          { type: "favourites.retried" },
          {
            type: "favourites.saved",
            game: game("1"),
            favourite: true,
            error: undefined,
          },
          {
            type: "favourites.saved",
            game: game("1"),
            favourite: true,
            error: { reason: "TIMEOUT" },
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

describe("favourites flow", () => {
  // FAV-01
  it("asks a visitor to log in and calls nothing", () => {
    const { actor, press, calls, emitted, filled } = start();
    actor.send({ type: "favourites.signedOut" });
    press("1");
    expect(emitted).toEqual([{ type: "favourites.loginNeeded" }]);
    expect(calls).toEqual([]);
    expect(filled("1")).toBe(false);
  });

  // FAV-10
  it("loads the ids at login and forgets them at logout", async () => {
    const { actor, signIn, filled } = start({ ids: ["4", "5"] });
    await signIn();
    expect(filled("4")).toBe(true);
    actor.send({ type: "favourites.signedOut" });
    expect(filled("4")).toBe(false);
  });

  // FAV-02, FAV-03, FAV-05
  it("fills or empties a heart before the platform answers", async () => {
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

  // FAV-07
  it("throttles each heart separately, on the leading edge only", async () => {
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

  // OPN-31
  it("restores a heart and its place in the list when its removal fails, and reports why", async () => {
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

  // OPN-31
  it("empties a heart again when adding fails", async () => {
    const { signIn, press, answer, filled, list } = start();
    await signIn();
    press("2");
    answer("NETWORK");
    expect(filled("2")).toBe(false);
    expect(list().games).toEqual([]);
  });

  it("sends a second change only after the first call has ended", async () => {
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

  it("keeps a heart filled that was pressed while the ids were loading", async () => {
    const { actor, press, filled } = start({ ids: ["7"] });
    actor.send({ type: "favourites.signedIn" });
    press("1");
    await vi.waitFor(() => expect(filled("7")).toBe(true));
    expect(filled("1")).toBe(true);
  });

  // FAV-06
  it("appends further pages without duplicates, and stops at the last", async () => {
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

describe("a heart pressed before login", () => {
  const asked = { type: "favourites.loginNeeded" } as const;
  const kept = {
    type: "favourites.kept",
    game: game("1"),
    favourite: true,
  } as const;

  it("is filled once after login, and reported when it is saved", async () => {
    const all = start({ ids: ["4"] });
    const { actor, press, calls, emitted, filled, answer, signIn } = all;
    actor.send({ type: "favourites.signedOut" });
    press("1");
    await signIn();
    expect(calls).toEqual([{ game: game("1"), favourite: true }]);
    expect([filled("1"), filled("4")]).toEqual([true, true]);
    expect(emitted).toEqual([asked]);
    answer();
    expect(emitted).toEqual([asked, kept]);
    await signIn();
    expect(calls).toHaveLength(1);
    expect(emitted).toHaveLength(2);
  });

  it("waits until the session is known, and asks only a visitor to log in", async () => {
    const guest = start();
    guest.press("1");
    expect(guest.emitted).toEqual([]);
    guest.actor.send({ type: "favourites.signedOut" });
    expect(guest.emitted).toEqual([asked]);
    await guest.signIn();
    expect(guest.filled("1")).toBe(true);
    const member = start();
    member.press("1");
    await member.signIn();
    expect(member.filled("1")).toBe(true);
    expect(member.emitted).toEqual([]);
  });

  it("is not reported as saved while its call is pending, even if the ids are read again", async () => {
    const { actor, press, emitted, filled, answer, signIn } = start();
    actor.send({ type: "favourites.signedOut" });
    press("1");
    await signIn();
    await signIn();
    expect(emitted).toEqual([asked]);
    answer("NETWORK");
    expect(filled("1")).toBe(false);
    expect(emitted.map(({ type }) => type)).not.toContain("favourites.kept");
  });

  // FAV-04
  it("is left alone when it is already filled", async () => {
    const { actor, press, calls, filled, signIn } = start({ ids: ["1"] });
    actor.send({ type: "favourites.signedOut" });
    press("1");
    await signIn();
    expect(filled("1")).toBe(true);
    expect(calls).toEqual([]);
  });

  it("is forgotten when the login is abandoned, even if somebody logs in later", async () => {
    const { actor, press, calls, filled, signIn } = start();
    actor.send({ type: "favourites.signedOut" });
    press("1");
    actor.send({ type: "favourites.loginAbandoned" });
    await signIn();
    actor.send({ type: "favourites.signedOut" });
    await signIn();
    expect(filled("1")).toBe(false);
    expect(calls).toEqual([]);
  });

  it("is forgotten when the member logs out before it was sent", async () => {
    const { actor, press, calls, signIn } = start();
    actor.send({ type: "favourites.signedOut" });
    press("1");
    actor.send({ type: "favourites.signedIn" });
    actor.send({ type: "favourites.signedOut" });
    await signIn();
    expect(calls).toEqual([]);
  });

  it("is reported when it is rejected", async () => {
    const { actor, press, emitted, filled, answer, signIn } = start();
    actor.send({ type: "favourites.signedOut" });
    press("1");
    await signIn();
    answer("NETWORK");
    expect(filled("1")).toBe(false);
    expect(emitted.map(({ type }) => type)).toEqual([
      "favourites.loginNeeded",
      "favourites.rolledBack",
    ]);
  });

  it("is only the last of several, and is not reported after it is pressed again", async () => {
    const all = start();
    const { actor, press, calls, emitted, filled, clock, answer } = all;
    actor.send({ type: "favourites.signedOut" });
    press("2");
    press("1");
    await all.signIn();
    expect(calls.map((call) => call.game.nodeId)).toEqual(["1"]);
    clock.increment(1000);
    press("1");
    answer();
    answer();
    expect(filled("1")).toBe(false);
    expect(emitted).toEqual([asked, asked]);
  });
});

describe("a heart after a lost answer", () => {
  const readAgain = async (all: ReturnType<typeof start>) => {
    await Promise.resolve();
    await waitFor(all.actor, (snapshot) =>
      snapshot.matches({ signedIn: { ids: "known" } }),
    );
  };

  it.each([
    [true, []],
    [false, ["1"]],
  ])(
    "is reported once when the change (favourite: %s) takes effect late",
    async (favourite, before) => {
      const ids: string[] = [...before];
      const all = start({ ids });
      await all.signIn();
      all.press("1");
      all.answer("NETWORK");
      expect(all.filled("1")).toBe(!favourite);
      expect(all.emitted.map(({ type }) => type)).toEqual([
        "favourites.rolledBack",
      ]);
      await readAgain(all);
      // The platform carries it out only now.
      ids.splice(0, ids.length, ...(favourite ? ["1"] : []));
      all.clock.increment(5000);
      await readAgain(all);
      expect(all.filled("1")).toBe(favourite);
      const told = { type: "favourites.kept", game: game("1"), favourite };
      expect(all.emitted.slice(1)).toEqual([told]);
      all.clock.increment(300_000);
      await readAgain(all);
      expect(all.emitted).toHaveLength(2);
    },
  );

  it("is checked three more times, and no further", async () => {
    const all = start();
    let looks = 0;
    all.actor.subscribe((snapshot) => {
      if (snapshot.matches({ signedIn: { ids: "loading" } })) looks += 1;
    });
    await all.signIn();
    all.press("1");
    all.answer("NETWORK");
    looks = 0;
    for (let turn = 0; turn < 6; turn += 1) {
      await readAgain(all);
      all.clock.increment(60_000);
    }
    expect(looks).toBe(3);
    expect(all.emitted).toHaveLength(1);
  });

  it("is no longer checked once it is pressed again", async () => {
    const ids: string[] = [];
    const all = start({ ids });
    await all.signIn();
    all.press("1");
    all.answer("NETWORK");
    await readAgain(all);
    all.clock.increment(1000);
    all.press("1");
    all.answer();
    all.clock.increment(60_000);
    await readAgain(all);
    expect(all.filled("1")).toBe(true);
    expect(all.emitted.map(({ type }) => type)).toEqual([
      "favourites.rolledBack",
    ]);
  });
});

describe("favourites and late answers", () => {
  it("read the heart again after a lost answer", async () => {
    const ids: string[] = [];
    const { actor, signIn, press, answer, filled } = start({ ids });
    await signIn();
    press("1");
    // The call had arrived; only the answer was lost.
    ids.push("1");
    answer("NETWORK");
    expect(filled("1")).toBe(false);
    await waitFor(actor, (snapshot) =>
      snapshot.matches({ signedIn: { ids: "known" } }),
    );
    expect(filled("1")).toBe(true);
  });

  it("apply no answer for the previous member to the next one", async () => {
    const { actor, signIn, press, answer, filled, emitted } = start({
      ids: ["9"],
    });
    await signIn();
    press("1");
    press("9");
    actor.send({ type: "favourites.signedOut" });
    await signIn();
    answer("NETWORK");
    answer("NETWORK");
    expect([filled("1"), filled("9")]).toEqual([false, true]);
    expect(emitted).toEqual([]);
    // Nor does the throttle of the previous member affect the next.
    press("1");
    expect(filled("1")).toBe(true);
  });

  it("throttle the next member for a full second", async () => {
    const { actor, clock, signIn, press, calls, answer } = start();
    await signIn();
    press("1");
    clock.increment(600);
    actor.send({ type: "favourites.signedOut" });
    await signIn();
    press("1");
    answer();
    answer();
    clock.increment(600);
    press("1");
    expect(calls).toHaveLength(2);
    clock.increment(400);
    press("1");
    expect(calls).toHaveLength(3);
  });

  it("reload the hearts for the same member and leave the list alone", async () => {
    const ids = ["4"];
    const { actor, signIn, filled, list } = start({
      ids,
      pages: [page(["4"])],
    });
    await signIn();
    actor.send({ type: "favourites.listRequested", pageSize: 28 });
    await vi.waitFor(() => expect(list().games).toHaveLength(1));
    ids.push("5");
    await signIn();
    await vi.waitFor(() => expect(filled("5")).toBe(true));
    expect(list().games).toHaveLength(1);
    expect(list().loading).toBe(false);
  });

  it("prefer a heart pressed and saved meanwhile to the loaded ids and page", async () => {
    const answers: (() => void)[] = [];
    const later = <T>(value: T) =>
      new Promise<T>((resolve) => answers.push(() => resolve(value)));
    const actor = createActor(
      favouritesMachine.provide({
        actors: {
          loadIds: fromPromise(() => later({ ok: ["2"] })),
          loadPage: fromPromise(() => later({ ok: page(["2"]) })),
          save: fromCallback<FavouritesEvent, SaveInput>(
            ({ input, sendBack }) =>
              sendBack({
                type: "favourites.saved",
                ...input,
                error: undefined,
              }),
          ),
        },
      }),
    ).start();
    actor.send({ type: "favourites.signedIn" });
    actor.send({ type: "favourites.listRequested", pageSize: 28 });
    // Adds 1; adds 2, as far as this client knows, and removes it again.
    actor.send({ type: "favourites.toggled", game: game("1") });
    actor.send({ type: "favourites.toggled", game: game("2") });
    actor.send({ type: "favourites.throttleEnded", nodeId: "2" });
    actor.send({ type: "favourites.toggled", game: game("2") });
    expect(actor.getSnapshot().context.saving).toEqual({});
    for (const answer of answers) answer();
    await waitFor(actor, (snapshot) =>
      snapshot.matches({ signedIn: { ids: "known", list: "shown" } }),
    );
    const ids = ["1", "2"].map((id) => isFavourite(actor.getSnapshot(), id));
    expect(ids).toEqual([true, false]);
    const { games } = favouritesListView(actor.getSnapshot());
    expect(games.map(({ nodeId }) => nodeId)).toEqual(["1"]);
    expect(Object.keys(actor.getSnapshot().children)).toEqual([]);
  });
});

describe("favourites in any order of events", () => {
  it("end with hearts and platform in agreement, with one call at a time for each game", async () => {
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

it("lists what the app must provide", () => {
  expect(unprovided(favouritesMachine)).toEqual([
    "loadIds",
    "loadPage",
    "save",
  ]);
});

describe("the list of favourites", () => {
  it("is empty and loading before it is requested", async () => {
    const { list, signIn } = start();
    await signIn();
    expect(list()).toEqual({
      games: [],
      loading: true,
      loadingMore: false,
      canLoadMore: false,
      failure: undefined,
    });
  });

  it("is empty and not loading for a visitor", () => {
    expect(start().list()).toMatchObject({
      games: [],
      loading: false,
      canLoadMore: false,
    });
  });

  it("starts again from the first page on every request", async () => {
    const { actor, asked, signIn, list } = start({
      pages: [page(["1", "2"], 1, 2), page(["3"], 2, 2)],
    });
    await signIn();
    const shown = (count: number) =>
      vi.waitFor(() => {
        expect(list().games).toHaveLength(count);
        expect(list()).toMatchObject({ loading: false, loadingMore: false });
      });
    actor.send({ type: "favourites.listRequested", pageSize: 2 });
    await shown(2);
    actor.send({ type: "favourites.moreRequested" });
    await shown(3);
    actor.send({ type: "favourites.listRequested", pageSize: 4 });
    expect(list()).toMatchObject({
      games: [],
      loading: true,
      canLoadMore: false,
    });
    await shown(2);
    expect(asked.at(-1)).toEqual({ pageNo: 1, pageSize: 4 });
    actor.send({ type: "favourites.signedOut" });
    expect(list().games).toEqual([]);
    expect(actor.getSnapshot().context).toEqual({
      ids: [],
      content: [],
      pageNum: 0,
      totalPages: 0,
      pageSize: expect.any(Number),
      failure: undefined,
      throttled: [],
      saving: {},
      pressed: { ids: [], page: [] },
      removed: {},
      wish: undefined,
      owed: {},
      looks: 0,
    });
  });

  function failing(answers: ("NETWORK" | "defect" | FavouritesPage)[]) {
    const actor = createActor(
      favouritesMachine.provide({
        actors: {
          loadIds: fromPromise(async () => ({ ok: [] })),
          loadPage: fromPromise(async () => {
            const answer = answers.shift() ?? "defect";
            if (answer === "defect") throw new Error("A defect.");
            return typeof answer === "string"
              ? { error: { reason: answer } }
              : { ok: answer };
          }),
        },
      }),
    ).start();
    actor.send({ type: "favourites.signedIn" });
    const request = async () => {
      actor.send({ type: "favourites.listRequested", pageSize: 2 });
      await waitFor(
        actor,
        (snapshot) => !snapshot.matches({ signedIn: { list: "loading" } }),
      );
    };
    return {
      actor,
      request,
      list: () => favouritesListView(actor.getSnapshot()),
    };
  }

  it("reports why it could not be read, whatever happens to the hearts, and can be retried", async () => {
    const { actor, list, request } = failing(["NETWORK", page(["1"])]);
    await request();
    expect(list()).toEqual({
      games: [],
      loading: false,
      loadingMore: false,
      canLoadMore: false,
      failure: { reason: "NETWORK" },
    });
    // The hearts are read again, which says nothing about the list.
    actor.send({ type: "favourites.signedIn" });
    expect(list().failure).toEqual({ reason: "NETWORK" });
    await waitFor(actor, (snapshot) =>
      snapshot.matches({ signedIn: { ids: "known" } }),
    );
    actor.send({ type: "favourites.retried" });
    expect(list()).toMatchObject({ loading: true, failure: undefined });
    await vi.waitFor(() => expect(list().games).toHaveLength(1));
  });

  it("reports a defect in reading, and recovers when it is requested again", async () => {
    const { list, request } = failing(["defect", "defect", page([])]);
    await request();
    expect(list().failure).toEqual({ reason: "UNKNOWN" });
    await request();
    expect(list().failure).toEqual({ reason: "UNKNOWN" });
    await request();
    expect(list()).toMatchObject({ loading: false, failure: undefined });
  });
});

describe("hearts that cannot be read", () => {
  it.each(["refused", "defect"] as const)(
    "stay unchanged (%s), and are read again on request",
    async (how) => {
      let looks = 0;
      const actor = createActor(
        favouritesMachine.provide({
          actors: {
            loadIds: fromPromise(async () => {
              looks += 1;
              if (looks > 1) return { ok: ["4"] };
              if (how === "defect") throw new Error("A defect.");
              return { error: { reason: "NETWORK" as const } };
            }),
          },
        }),
      ).start();
      actor.send({ type: "favourites.signedIn" });
      await waitFor(actor, (snapshot) =>
        snapshot.matches({ signedIn: { ids: "unknown" } }),
      );
      expect(isFavourite(actor.getSnapshot(), "4")).toBe(false);
      actor.send({ type: "favourites.retried" });
      await waitFor(actor, (snapshot) =>
        snapshot.matches({ signedIn: { ids: "known" } }),
      );
      expect(isFavourite(actor.getSnapshot(), "4")).toBe(true);
    },
  );
});

describe("a heart and its place in the list", () => {
  async function listed(ids: string[]) {
    const all = start({ ids, pages: [page(ids)] });
    await all.signIn();
    all.actor.send({ type: "favourites.listRequested", pageSize: 99 });
    await vi.waitFor(() => expect(all.list().games).toHaveLength(ids.length));
    const order = () => all.list().games.map(({ nodeId }) => nodeId);
    return { ...all, order };
  }

  it("returns to its place when it is pressed again, and to the top once its removal is saved", async () => {
    const { press, answer, clock, order } = await listed(["1", "2", "3"]);
    press("2");
    clock.increment(1000);
    press("2");
    expect(order()).toEqual(["1", "2", "3"]);
    answer();
    answer();
    clock.increment(1000);
    press("3");
    answer();
    expect(order()).toEqual(["1", "2"]);
    clock.increment(1000);
    press("3");
    expect(order()).toEqual(["3", "1", "2"]);
  });

  it("is removed without affecting others when adding fails", async () => {
    const { press, answer, order, filled, emitted } = await listed(["1"]);
    press("5");
    press("6");
    expect(order()).toEqual(["6", "5", "1"]);
    answer("NETWORK");
    expect(order()).toEqual(["6", "1"]);
    expect([filled("5"), filled("6"), filled("1")]).toEqual([
      false,
      true,
      true,
    ]);
    expect(emitted).toHaveLength(1);
  });

  it("keeps a later change when an earlier one failed", async () => {
    const { press, answer, clock, calls, filled, emitted } = await listed([]);
    press("5");
    clock.increment(1000);
    press("5");
    answer("NETWORK");
    // It was not added and is not wanted: nothing to do.
    expect(filled("5")).toBe(false);
    expect(calls).toHaveLength(1);
    expect(emitted).toEqual([]);
  });

  it("is read again only after a lost answer, not after a rejection", async () => {
    let looks = 0;
    const sends: (() => void)[] = [];
    const actor = createActor(
      favouritesMachine.provide({
        actors: {
          loadIds: fromPromise(async () => {
            looks += 1;
            return { ok: [] };
          }),
          save: fromCallback<FavouritesEvent, SaveInput>(
            ({ input, sendBack }) => {
              sends.push(() =>
                sendBack({
                  type: "favourites.saved",
                  ...input,
                  error: { reason: "FORBIDDEN" },
                }),
              );
            },
          ),
        },
      }),
    ).start();
    actor.send({ type: "favourites.signedIn" });
    await waitFor(actor, (snapshot) =>
      snapshot.matches({ signedIn: { ids: "known" } }),
    );
    actor.send({ type: "favourites.toggled", game: game("1") });
    sends[0]?.();
    expect(isFavourite(actor.getSnapshot(), "1")).toBe(false);
    expect(looks).toBe(1);
  });
});
