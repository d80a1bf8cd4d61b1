import { describe, expect, it, vi } from "vitest";
import type { LiveEvent } from "@foyer/platform/calls";
import { fakePlatform, type Handlers } from "@foyer/platform/fake";
import { safeStorage } from "../../services/storage.ts";
import { liveRow } from "./liveRow.ts";

const event = (id: number): LiveEvent => ({
  id: String(id),
  type: "MESSAGE",
  at: id,
  value: { id: "", amount: null, text: `No. ${id}` },
});
const memory = () =>
  safeStorage(() => {
    throw new Error("no storage here");
  });

/** An event sequence on top of a platform whose own sequence reaches to `head`, in pages of two. */
function setUp({
  head = 0,
  storage = memory(),
  handlers = {},
}: {
  head?: number;
  storage?: ReturnType<typeof memory>;
  handlers?: Handlers;
} = {}) {
  const there = { head };
  const platform = fakePlatform({
    handlers: {
      eventsSince: ({ cursor }) => {
        const from = cursor === "" ? there.head : Number(cursor);
        const list = [1, 2]
          .map((step) => from + step)
          .filter((id) => id <= there.head)
          .map(event);
        return { list, cursor: list.at(-1)?.id ?? String(there.head) };
      },
      ...handlers,
    },
  });
  const told: string[] = [];
  const row = liveRow({
    member: "m-1",
    storage,
    client: platform.client(),
    onNews: (events) => told.push(...events.map(({ id }) => id)),
  });
  return { row, told, there, storage, platform };
}

describe("the row of events", () => {
  it("begins where the platform's ends: what was before the session is no news", () => {
    const { row, told, platform } = setUp({ head: 5 });
    row.ready("5");
    expect(row.cursor()).toBe("5");
    expect(told).toEqual([]);
    expect(platform.seen).toEqual([]);
  });

  it("hands on what comes live, each once", () => {
    const { row, told } = setUp();
    row.ready("0");
    for (const id of [1, 2, 2, 1, 3]) row.event(event(id));
    expect(told).toEqual(["1", "2", "3"]);
  });

  it("catches up on all that was missed, page by page, in order and once", async () => {
    const { row, told, there } = setUp();
    row.ready("0");
    row.event(event(1));
    there.head = 6;
    row.ready("6");
    await vi.waitFor(() =>
      expect(told).toEqual(["1", "2", "3", "4", "5", "6"]),
    );
    row.ready("6");
    row.event(event(6));
    expect(told).toHaveLength(6);
  });

  it("lets what comes live wait while it catches up", async () => {
    const { row, told, there } = setUp();
    row.ready("0");
    there.head = 3;
    row.ready("3");
    row.event(event(3));
    row.event(event(4));
    expect(told).toEqual([]);
    await vi.waitFor(() => expect(told).toEqual(["1", "2", "3", "4"]));
    expect(row.cursor()).toBe("4");
  });

  it("does not move past what it could not ask for, and asks again when there is a chance", async () => {
    const { row, told, there, platform } = setUp();
    row.ready("0");
    platform.fail("eventsSince", "network");
    row.ready("2");
    await vi.waitFor(() => expect(platform.seen.length).toBeGreaterThan(0));
    row.event(event(3));
    await vi.waitFor(() => expect(told).toEqual(["3"]));
    expect(row.cursor()).toBe("0");
    platform.fail("eventsSince", undefined);
    there.head = 3;
    row.settle();
    await vi.waitFor(() => expect(told).toEqual(["3", "1", "2"]));
    expect(row.cursor()).toBe("3");
  });

  it("goes on after a reload where it stood, for the same member only", async () => {
    const { row, storage } = setUp({ head: 2 });
    row.ready("2");
    const after = setUp({ head: 4, storage });
    after.row.ready("4");
    await vi.waitFor(() => expect(after.told).toEqual(["3", "4"]));
    storage.set("liveEvents", "somebody else\n1");
    const other = setUp({ head: 4, storage });
    other.row.ready("4");
    expect(other.told).toEqual([]);
    expect(other.row.cursor()).toBe("4");
  });

  it("keeps quiet and writes nothing once it is closed", () => {
    const { row, told, storage } = setUp();
    row.ready("0");
    storage.remove("liveEvents");
    row.close();
    row.event(event(1));
    expect(told).toEqual([]);
    expect(storage.get("liveEvents")).toBeUndefined();
  });

  it("follows what another tab was told", async () => {
    const { row, told } = setUp({ head: 2 });
    row.toldElsewhere([event(1), event(2)], "2");
    row.ready("2");
    row.event(event(2));
    expect(told).toEqual([]);
  });
});
