import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { JournalSlot } from "@foyer/flows/money-step";
import { memoryStorage } from "./money.testing.ts";
import { journalOf } from "./moneyJournal.ts";
import { moneyStore } from "./moneyStore.ts";

/* How the store behaves without a usable database; moneyStore.browser.test.tsx tests it over a real one. */

type OpenRequest = {
  -readonly [K in "onerror" | "onsuccess" | "onupgradeneeded"]?: () => void;
} & { error?: DOMException };

/** A browser whose database answers as the test says. */
const opening = (answer: (asking: OpenRequest) => void): IDBFactory => {
  const factory = {
    open: () => {
      const asking: OpenRequest = {};
      queueMicrotask(() => answer(asking));
      return asking;
    },
  };
  // Only `open` is ever called.
  return Object.assign(Object.create(null), factory);
};

const failing = (name: string) =>
  opening((asking) => {
    asking.error = new DOMException("", name);
    asking.onerror?.();
  });

const refusing = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

const closed: readonly (readonly [string, () => IDBFactory | undefined])[] = [
  ["there is none", () => undefined],
  ["even asking for it is refused", refusing],
  ["it may not be opened", () => failing("InvalidStateError")],
  ["it was made by a newer portal", () => failing("VersionError")],
];

const claim = (key: string) =>
  ({
    type: "claim",
    slot: "withdraw",
    key,
    holder: `tab-${key}`,
    body: { amount: "100" },
    seen: 0,
    at: 1,
  }) as const;
const look = { type: "look", slot: "withdraw" } as const;
const mira = { merchantCode: "harbour", memberId: "m1" };

function device() {
  const local = memoryStorage();
  const session = memoryStorage();
  const page = (database: () => IDBFactory | undefined) =>
    journalOf(moneyStore({ database, local, session }), mira);
  return { local, session, page };
}

const keyIn = (said: { ok: JournalSlot } | { error: unknown }) =>
  "ok" in said ? said.ok.entry?.key : "error";

describe.each(closed)(
  "the journal without a usable database: %s",
  (_, database) => {
    it("keeps an open order in the tab through a reload", async () => {
      const { page } = device();
      const before = page(database);
      expect(keyIn(await before(claim("k1")))).toBe("k1");
      expect(keyIn(await before(claim("k2")))).toBe("k1");
      expect(keyIn(await page(database)(look))).toBe("k1");
    });

    it("keeps the open order when a logout clears the tab's storage", async () => {
      const { page, session } = device();
      const journal = page(database);
      await journal(claim("k1"));
      session.clear();
      expect(keyIn(await journal(look))).toBe("k1");
    });

    it("returns an error if the database has worked before, because an order may be open in it", async () => {
      const { local, page, session } = device();
      local.set("moneyJournal", "1");
      const journal = page(database);
      const failure = { error: { reason: "UNKNOWN" } };
      expect(await journal(claim("k1"))).toEqual(failure);
      expect(await journal(look)).toEqual(failure);
      expect(session.get('moneyJournal ["harbour","m1","withdraw"]')).toBe(
        undefined,
      );
    });
  },
);

describe("a database that does not answer", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("is given up after five seconds", async () => {
    const { page } = device();
    const said = page(() => opening(() => undefined))(claim("k1"));
    await vi.advanceTimersByTimeAsync(5000);
    expect(keyIn(await said)).toBe("k1");
  });

  it("is not tried again once the tab's storage is in use", async () => {
    const { page } = device();
    const database = vi.fn(() => failing("UnknownError"));
    const journal = page(database);
    await journal(claim("k1"));
    await journal(look);
    expect(database).toHaveBeenCalledOnce();
  });
});

describe("the journal slots of a device", () => {
  it("are separate for each member and each brand", async () => {
    const store = moneyStore({
      database: () => undefined,
      local: memoryStorage(),
      session: memoryStorage(),
    });
    await journalOf(store, mira)(claim("k1"));
    const others = [
      { ...mira, memberId: "m2" },
      { ...mira, merchantCode: "lantern" },
      { merchantCode: 'harbour","m1', memberId: "" },
    ];
    for (const owner of others)
      expect(keyIn(await journalOf(store, owner)(look))).toBeUndefined();
    expect(keyIn(await journalOf(store, mira)(look))).toBe("k1");
  });

  it("are read as empty when their content is invalid", async () => {
    const { page, session } = device();
    session.set('moneyJournal ["harbour","m1","withdraw"]', "{oh");
    expect(await page(() => undefined)(look)).toEqual({
      ok: { revision: 0, entry: undefined },
    });
  });
});
