import * as calls from "@foyer/platform/calls";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  startTestSandbox,
  type TestMember,
  type TestSandbox,
} from "../testing/harness.ts";
import { fresh, moveClock, payout, rich } from "../testing/money.ts";
import { png } from "../testing/pictures.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const historyOf = async ({ client }: TestMember) => {
  const { list } = await client.call(calls.receiptList, {
    pageNo: 1,
    pageSize: 20,
  });
  return list[0]?.history ?? [];
};

const tellOf = async (who: TestMember) =>
  (await historyOf(who)).map(({ step, amount, pictures }) =>
    [step, amount, pictures || null].filter((part) => part !== null),
  );

const decide = (
  who: TestMember,
  id: string,
  body: Readonly<Record<string, unknown>>,
) => sandbox.control("POST", `/receipts/${id}?run=${who.run}`, body);

const deny = async ({ client }: TestMember, id: string) => {
  const picture = new File([new Uint8Array(png())], "proof.png", {
    type: "image/png",
  });
  const proof = await client.call(calls.receiptProof, {
    id,
    images: [picture, picture],
  });
  const imageIds = proof.map(({ imageId }) => imageId);
  const answer = { id, answer: "NOT_RECEIVED", imageIds } as const;
  await client.call(calls.receiptConfirm, answer, fresh());
};

describe("the history of a withdrawal in confirmation", () => {
  it("lists each partial payment, the answer with its proof, and the refund", async () => {
    const who = await sandbox.member(rich);
    const id = await payout(sandbox, who);
    expect(await tellOf(who)).toEqual([["SENT", "99.00"]]);
    await decide(who, id, { action: "PART", part: "40.00" });
    await decide(who, id, { action: "PART", part: "9.00" });
    await deny(who, id);
    await decide(who, id, { action: "REFUND" });
    expect(await tellOf(who)).toEqual([
      ["SENT", "99.00"],
      ["PART", "40.00"],
      ["PART", "9.00"],
      ["NOT_RECEIVED", 2],
      ["REFUNDED", "50.00"],
    ]);
    const times = (await historyOf(who)).map(({ at }) => at);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  });

  it("lists an answer once, however often it is sent", async () => {
    const who = await sandbox.member(rich);
    const id = await payout(sandbox, who);
    const answer = { id, answer: "FULL_PAYMENT" } as const;
    const same = fresh();
    await who.client.call(calls.receiptConfirm, answer, same);
    await who.client.call(calls.receiptConfirm, answer, same);
    expect(await tellOf(who)).toEqual([["SENT", "99.00"], ["FULL_PAYMENT"]]);
  });

  it("records the timeout at the moment of the deadline", async () => {
    const who = await sandbox.member(rich);
    await payout(sandbox, who, { confirmMinutes: 10 });
    const [sent] = await historyOf(who);
    await moveClock(sandbox, who, 11 * 60_000);
    const end = (await historyOf(who)).at(-1);
    expect(end).toMatchObject({
      step: "TIMED_OUT",
      at: (sent?.at ?? 0) + 10 * 60_000,
    });
  });

  it("records closure by the platform after “not received”, and the bank's confirmation of another", async () => {
    const forced = await sandbox.member(rich);
    const id = await payout(sandbox, forced);
    await deny(forced, id);
    await decide(forced, id, { action: "FORCE" });
    expect((await tellOf(forced)).at(-1)).toEqual(["FORCED"]);

    const confirmed = await sandbox.member(rich);
    await decide(confirmed, await payout(sandbox, confirmed), {
      action: "ARRIVED",
    });
    expect((await tellOf(confirmed)).at(-1)).toEqual(["CONFIRMED"]);
  });
});

describe("what happens to a withdrawal without the member’s doing", () => {
  /** The events since it was sent, with the title of a message; and that message. */
  async function toldOf({ client }: TestMember) {
    const { list } = await client.call(calls.eventsSince, { cursor: "0" });
    const sent = list.findIndex(({ type }) => type === "PAYOUT_ISSUED");
    const inbox = await client.call(calls.messages, {
      pageNo: 1,
      pageSize: 1,
    });
    return {
      events: list
        .slice(sent + 1)
        .map(({ type, value }) => [type, value.text || value.id]),
      content: inbox.list[0]?.content ?? "",
    };
  }
  const said = (id: string, title: string) => [
    ["PAYOUT_CHANGED", id],
    ["MESSAGE", title],
  ];

  it("updates open pages when a part arrives, and says in words that the bank has confirmed the rest", async () => {
    const who = await sandbox.member(rich);
    const id = await payout(sandbox, who);
    await decide(who, id, { action: "PART", part: "40.00" });
    await decide(who, id, { action: "ARRIVED" });
    const { events, content } = await toldOf(who);
    expect(events).toEqual([
      ["PAYOUT_CHANGED", id],
      ...said(id, "Your withdrawal has arrived"),
    ]);
    expect(content).toContain("withdrawal of RM 99.00");
  });

  it("says how much was refunded", async () => {
    const who = await sandbox.member(rich);
    const id = await payout(sandbox, who);
    await decide(who, id, { action: "PART", part: "40.00" });
    await deny(who, id);
    await decide(who, id, { action: "REFUND" });
    const { events, content } = await toldOf(who);
    expect(events.slice(1)).toEqual(said(id, "Your withdrawal was refunded"));
    expect(content).toContain("We refunded RM 59.00");
  });

  it("says that it was closed after “not received”; before, its question only changes", async () => {
    const denied = await sandbox.member(rich);
    const id = await payout(sandbox, denied);
    await deny(denied, id);
    await decide(denied, id, { action: "FORCE" });
    expect((await toldOf(denied)).events).toEqual(
      said(id, "Your withdrawal counts as received"),
    );

    const asked = await sandbox.member(rich);
    const open = await payout(sandbox, asked);
    await decide(asked, open, { action: "FORCE" });
    expect((await toldOf(asked)).events).toEqual([["PAYOUT_CHANGED", open]]);
  });

  it("says once that the time to answer ran out", async () => {
    const who = await sandbox.member(rich);
    const id = await payout(sandbox, who, { confirmMinutes: 10 });
    await moveClock(sandbox, who, 11 * 60_000);
    await historyOf(who);
    await historyOf(who);
    const { events, content } = await toldOf(who);
    expect(events).toEqual(said(id, "Your withdrawal counts as received"));
    expect(content).toContain("The time to answer ran out");
  });

  it("tells nothing that the member answered", async () => {
    const who = await sandbox.member(rich);
    const id = await payout(sandbox, who);
    const answer = { id, answer: "FULL_PAYMENT" } as const;
    await who.client.call(calls.receiptConfirm, answer, fresh());
    expect((await toldOf(who)).events).toEqual([]);
  });
});
