import { beforeEach, describe, expect, it } from "vitest";
import { type JournalCommand, slotOf } from "@foyer/flows/money-step";
import { memoryStorage } from "./money.testing.ts";
import { journalOf } from "./moneyJournal.ts";
import { moneyStore } from "./moneyStore.ts";

/* Uses the browser's own database: two stores are two tabs, and a new one is a reload. */

const owner = { merchantCode: "harbour", memberId: "m1" };
const look: JournalCommand = { type: "look", slot: "withdraw" };
const claim = (key: string, amount = "100"): JournalCommand => ({
  type: "claim",
  slot: "withdraw",
  key,
  holder: `tab-${key}`,
  body: { amount },
  seen: 0,
  at: 1,
});

const asked = <T,>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

let local = memoryStorage();
const tab = () => {
  const session = memoryStorage();
  return { session, journal: journalOf(moneyStore({ local, session }), owner) };
};

beforeEach(async () => {
  local = memoryStorage();
  // Connections left open by earlier tests close automatically: that is part of the test.
  await asked(indexedDB.deleteDatabase("foyer-money"));
});

describe("the journal in the browser's database", () => {
  it("survives a reload, and keeps nothing in the tab's storage", async () => {
    const { journal, session } = tab();
    await journal(claim("k1"));
    expect(await tab().journal(look)).toEqual({
      ok: {
        revision: 0,
        entry: {
          key: "k1",
          holders: ["tab-k1"],
          body: { amount: "100" },
          at: 1,
        },
      },
    });
    expect(session.get('moneyJournal ["harbour","m1","withdraw"]')).toBe(
      undefined,
    );
    expect(local.get("moneyJournal")).toBe("1");
  });

  it("accepts only one key when many tabs claim at the same time", async () => {
    const tabs = Array.from({ length: 8 }, tab);
    const said = await Promise.all(
      tabs.map(({ journal }, index) => journal(claim(`k${index}`))),
    );
    const keys = said.map((each) => "ok" in each && each.ok.entry?.key);
    expect(new Set(keys).size).toBe(1);
    const slot = await tab().journal(look);
    expect("ok" in slot && slot.ok.entry?.holders.length).toBe(8);
  });

  it("rejects a claim from a form that was opened before another tab completed an order", async () => {
    const one = tab().journal;
    const other = tab().journal;
    await one(claim("k1"));
    await other({ type: "close", slot: "withdraw", key: "k1", happened: true });
    expect(await one(claim("k2"))).toEqual({
      ok: { revision: 1, entry: undefined },
    });
  });

  it("keeps only the valid parts of a corrupted entry", async () => {
    await tab().journal(look);
    const database = await asked(indexedDB.open("foyer-money"));
    const slot = JSON.stringify(["harbour", "m1", "withdraw"]);
    const writing = database.transaction("slots", "readwrite");
    await asked(
      writing
        .objectStore("slots")
        .put({ revision: "x", entry: { key: "k9", body: 7 } }, slot),
    );
    database.close();
    expect(await tab().journal(look)).toEqual({
      ok: slotOf({ entry: { key: "k9" } }),
    });
  });

  it("closes a database that is being deleted, and opens it again", async () => {
    const { journal } = tab();
    await journal(claim("k1"));
    await asked(indexedDB.deleteDatabase("foyer-money"));
    expect(await journal(look)).toEqual({
      ok: { revision: 0, entry: undefined },
    });
  });

  it("returns an error when a newer version of the portal has upgraded the database", async () => {
    const { journal } = tab();
    await journal(claim("k1"));
    (await asked(indexedDB.open("foyer-money", 99))).close();
    expect(await journal(claim("k2"))).toEqual({
      error: { reason: "UNKNOWN" },
    });
  });
});
