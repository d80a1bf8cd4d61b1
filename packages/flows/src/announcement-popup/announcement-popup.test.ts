import fc from "fast-check";
import { createActor, fromPromise } from "xstate";
import { describe, expect, it, vi } from "vitest";
import type { Reader } from "@foyer/platform/domain";
import { done, failed, gaps } from "../testing/graph.ts";
import { unprovided } from "../testing/unprovided.ts";
import { announcementPopupMachine } from "./announcement-popup.ts";
import type {
  AnnouncementsOutput,
  ReadClosedOutput,
} from "./announcement-popup.ts";
import { announcementPopupView } from "./announcement-popup.ts";

const guest: Reader = { loggedIn: false, firstLogin: false };
const member: Reader = { loggedIn: true, firstLogin: false };
const newMember: Reader = { loggedIn: true, firstLogin: true };
const list = [
  { id: "b", execution: "B" },
  { id: "a", execution: "A" },
  { id: "f", execution: "F" },
  { id: "x", execution: "unknown" },
] as const;

interface Setup {
  stored?: Record<string, string>;
  lists?: AnnouncementsOutput[];
  readClosed?: () => Promise<ReadClosedOutput>;
}

function start(setup: Setup = {}) {
  const stored = new Map(Object.entries(setup.stored ?? {}));
  const lists = [...(setup.lists ?? [])];
  const asked: string[] = [];
  const actor = createActor(
    announcementPopupMachine.provide({
      actors: {
        readClosed: fromPromise(async ({ input }) =>
          setup.readClosed
            ? setup.readClosed()
            : { ok: stored.get(input.key) === "closed" },
        ),
        loadAnnouncements: fromPromise(async ({ input }) => {
          asked.push(input.executions.join(","));
          return lists.shift() ?? { ok: list };
        }),
      },
      actions: {
        keepClosed: (_, { key }) => stored.set(key, "closed"),
      },
    }),
  ).start();
  const view = () => announcementPopupView(actor.getSnapshot());
  const read = (reader: Reader | undefined) =>
    actor.send({ type: "announcementPopup.readerChanged", reader });
  const settled = (state: string) =>
    vi.waitFor(() => expect(actor.getSnapshot().value).toEqual(state));
  const opens = () => vi.waitFor(() => expect(view().open).toBe(true));
  const dismiss = () => actor.send({ type: "announcementPopup.dismissed" });
  const engage = (by: string) =>
    actor.send({ type: "announcementPopup.engaged", by });
  const release = (by: string) =>
    actor.send({ type: "announcementPopup.released", by });
  return {
    actor,
    stored,
    asked,
    view,
    read,
    settled,
    opens,
    dismiss,
    engage,
    release,
  };
}

describe("announcement-popup chart", () => {
  it("reaches every state and drives every transition", () => {
    const reading = "0.announcementPopup.readingClosed";
    const loading = "0.announcementPopup.loading";
    const machine = announcementPopupMachine.provide({
      actions: { keepClosed: () => {} },
    });
    expect(
      gaps(machine, {
        distinguish: ({ context }) => [
          context.reader?.loggedIn,
          context.engaged.length,
        ],
        events: [
          { type: "announcementPopup.readerChanged", reader: undefined },
          { type: "announcementPopup.readerChanged", reader: guest },
          { type: "announcementPopup.readerChanged", reader: member },
          { type: "announcementPopup.engaged", by: "money" },
          { type: "announcementPopup.released", by: "money" },
          { type: "announcementPopup.dismissed" },
          done(reading, { ok: true }),
          done(reading, { ok: false }),
          failed(reading),
          done(loading, { ok: list }),
          done(loading, { ok: [] }),
          done(loading, { error: { reason: "NETWORK" } }),
          failed(loading),
        ],
      }),
    ).toEqual({ states: [], transitions: [] });
  });
});

describe("the choice of announcements", () => {
  // OPN-30
  it.each([
    ["a visitor", guest, "B", ["b"]],
    ["a member", member, "A", ["a"]],
    ["a member at the first login", newMember, "A,F", ["a", "f"]],
  ] as const)(
    "shows %s what is meant for them",
    async (_who, reader, asks, ids) => {
      const { read, opens, view, asked } = start();
      read(reader);
      await opens();
      expect(asked).toEqual([asks]);
      expect(view().ids).toEqual(ids);
    },
  );

  it("reads nothing while a token is being restored (ANN-07)", async () => {
    const { actor, read, asked } = start();
    read(undefined);
    expect(actor.getSnapshot().value).toBe("awaitingReader");
    expect(asked).toEqual([]);
  });

  it("closes the visitor's popup immediately and reads again on login", async () => {
    const { read, opens, view, asked } = start();
    read(guest);
    await opens();
    read(undefined);
    expect(view()).toEqual({ open: false, ids: [] });
    read(member);
    await opens();
    expect(view().ids).toEqual(["a"]);
    expect(asked).toEqual(["B", "A"]);
  });

  it("stays closed when nothing is meant for the reader, and stores nothing", async () => {
    const { read, settled, stored } = start({
      lists: [{ ok: [{ id: "a", execution: "A" }] }],
    });
    read(guest);
    await settled("nothingToShow");
    expect(stored.size).toBe(0);
  });

  it("stays closed when the list cannot be read, and opens for the next reader", async () => {
    const { read, settled, opens, view } = start({
      lists: [{ error: { reason: "MALFORMED" } }],
    });
    read(guest);
    await settled("unavailable");
    expect(view().open).toBe(false);
    read(member);
    await opens();
  });
});

describe("dismissing", () => {
  // ANN-03
  it.each([
    [guest, "ANONYMOUS_POPUP"],
    [member, "USER_POPUP"],
  ] as const)("is stored for the session: %j under %s", async (reader, key) => {
    const { read, opens, dismiss, stored, settled, asked } = start();
    read(reader);
    await opens();
    dismiss();
    await settled("closed");
    expect([...stored]).toEqual([[key, "closed"]]);
    // The page came back from the back-forward cache with the same reader.
    read(undefined);
    read(reader);
    await settled("closed");
    expect(asked).toHaveLength(1);
  });

  it("by a visitor does not dismiss the member's announcements", async () => {
    const { read, opens, view } = start({
      stored: { ANONYMOUS_POPUP: "closed" },
    });
    read(member);
    await opens();
    expect(view().ids).toEqual(["a"]);
  });

  it("does not keep the popup closed when storage cannot be read", async () => {
    const { read, opens, view } = start({
      readClosed: () => Promise.reject(new Error("blocked")),
    });
    read(guest);
    await opens();
    expect(view().ids).toEqual(["b"]);
  });
});

describe("the popup beside other dialogs", () => {
  it("waits until other dialogs and money decisions are finished, then opens", async () => {
    const { read, engage, release, view, asked } = start();
    engage("modal:login");
    engage("money:withdraw");
    read(member);
    await vi.waitFor(() => expect(asked).toEqual(["A"]));
    release("modal:login");
    expect(view().open).toBe(false);
    release("money:withdraw");
    await vi.waitFor(() => expect(view().open).toBe(true));
  });

  it("closes for a money decision and reopens without being dismissed", async () => {
    const { read, opens, engage, release, dismiss, view, stored } = start();
    read(member);
    await opens();
    engage("money:contract");
    engage("money:contract");
    expect(view().open).toBe(false);
    // A press meant for the popup comes too late.
    dismiss();
    expect(stored.size).toBe(0);
    release("money:contract");
    expect(view()).toEqual({ open: true, ids: ["a"] });
  });

  it("never covers a dialog, opens twice or shows another reader's announcements, in any order of events", async () => {
    const readers = [undefined, guest, member, newMember] as const;
    const step = fc.oneof(
      fc.record({
        kind: fc.constant("read" as const),
        reader: fc.constantFrom(...readers),
      }),
      fc.record({
        kind: fc.constantFrom("engage" as const, "release" as const),
        by: fc.constantFrom("money", "modal"),
      }),
      fc.record({ kind: fc.constant("dismiss" as const) }),
      fc.record({ kind: fc.constant("pass" as const) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const run = start();
        const engaged = new Set<string>();
        let reader: Reader | undefined;
        for (const next of steps) {
          if (next.kind === "read") {
            // Logging out clears what the session kept.
            if (reader?.loggedIn && next.reader && !next.reader.loggedIn)
              run.stored.clear();
            reader = next.reader ?? reader;
            run.read(next.reader);
          }
          if (next.kind === "engage") {
            engaged.add(next.by);
            run.engage(next.by);
          }
          if (next.kind === "release") {
            engaged.delete(next.by);
            run.release(next.by);
          }
          if (next.kind === "dismiss") run.dismiss();
          if (next.kind === "pass")
            for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
          const { open, ids } = run.view();
          if (!open) continue;
          expect([...engaged]).toEqual([]);
          const key = reader?.loggedIn ? "USER_POPUP" : "ANONYMOUS_POPUP";
          expect(run.stored.has(key)).toBe(false);
          expect(ids).toEqual(
            reader?.firstLogin ? ["a", "f"] : [reader?.loggedIn ? "a" : "b"],
          );
        }
        run.actor.stop();
      }),
      { numRuns: 300 },
    );
  });
});

it("lists what the app must provide", () => {
  expect(unprovided(announcementPopupMachine)).toEqual([
    "readClosed",
    "loadAnnouncements",
    "keepClosed",
  ]);
});
