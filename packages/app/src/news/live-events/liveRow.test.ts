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

describe("the event sequence", () => {
  it("starts at the platform's cursor, without reporting earlier events", () => {
    const { row, told, platform } = setUp({ head: 5 });
    row.ready("5");
    expect(row.cursor()).toBe("5");
    expect(told).toEqual([]);
    expect(platform.seen).toEqual([]);
  });

  it("passes on each live event once", () => {
    const { row, told } = setUp();
    row.ready("0");
    for (const id of [1, 2, 2, 1, 3]) row.event(event(id));
    expect(told).toEqual(["1", "2", "3"]);
  });

  it("catches up on all missed events, page by page, in order and once", async () => {
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

  it("holds live events back while it catches up", async () => {
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

  it("keeps its cursor after a failed call, and catches up later", async () => {
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

  it("resumes at its cursor after a reload, for the same member only", async () => {
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

  it("reports and stores nothing once it is closed", () => {
    const { row, told, storage } = setUp();
    row.ready("0");
    storage.remove("liveEvents");
    row.close();
    row.event(event(1));
    expect(told).toEqual([]);
    expect(storage.get("liveEvents")).toBeUndefined();
  });

  it("skips events that another tab has reported", async () => {
    const { row, told } = setUp({ head: 2 });
    row.toldElsewhere([event(1), event(2)], "2");
    row.ready("2");
    row.event(event(2));
    expect(told).toEqual([]);
  });
});
