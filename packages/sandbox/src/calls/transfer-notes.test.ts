import * as calls from "@foyer/platform/calls";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { longestNote } from "../services/member-transfer.ts";
import { maskedName } from "../services/masked-name.ts";
import { placeBelow } from "../services/team-lines.ts";
import {
  refusalOf,
  startTestSandbox,
  type TestMember,
  type TestSandbox,
} from "../testing/harness.ts";
import {
  expectRightBooks,
  fresh,
  paymentPassword,
  rich,
} from "../testing/money.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => expectRightBooks(sandbox));
afterAll(() => sandbox.close());

const always = { from: 0, to: 9_000_000_000_000, pageNo: 1, pageSize: 20 };

async function line() {
  const agent = await sandbox.member({ ...rich, type: "1" });
  const middle = await sandbox.member({
    ...rich,
    type: "1",
    upline: agent.username,
  });
  const below = await sandbox.member({ upline: middle.username });
  return { agent, middle, below };
}
const send = (
  { client }: TestMember,
  direction: "UPLINE" | "DOWNLINE",
  account: string,
  note?: string,
) =>
  client.call(
    calls.memberTransfer,
    {
      direction,
      account,
      amount: "10.00",
      paymentPassword,
      ...(note !== undefined && { note }),
    },
    fresh(),
  );
const record = async (
  { client }: TestMember,
  scope: "SELF" | "TEAM" = "SELF",
) =>
  (
    await client.call(calls.transactions, {
      ...always,
      scope,
      kind: "TRANSFER",
    })
  ).list;
const inbox = async ({ client }: TestMember) =>
  (await client.call(calls.messages, { pageNo: 1, pageSize: 20 })).list;
const events = async ({ client }: TestMember) =>
  (await client.call(calls.eventsSince, { cursor: "0" })).list;
const recipients = async ({ client }: TestMember) =>
  (await client.call(calls.transferRecipients, {})).list;

describe("a note to the recipient of a transfer (W-83)", () => {
  it("is in both sides' records, in the event and in a message, which is no second notice", async () => {
    const { middle, below } = await line();
    await send(middle, "DOWNLINE", below.username, "  For the lanterns ");
    const note = "For the lanterns";
    expect(await record(middle)).toMatchObject([
      { title: `To ${below.username}`, note },
    ]);
    expect(await record(below)).toMatchObject([
      { title: `From ${middle.username}`, note },
    ]);
    expect(await events(below)).toMatchObject([
      {
        type: "TRANSFER_RECEIVED",
        value: { text: note, sender: middle.username },
      },
    ]);
    expect(await inbox(below)).toMatchObject([
      {
        title: `Transfer · From ${middle.username}`,
        content: `<p>RM 10.00</p><p>${note}</p>`,
        kind: "ORDER",
        read: false,
      },
    ]);
    expect(await inbox(middle)).toEqual([]);
  });

  it("is left out where nothing was written: no message, no empty line", async () => {
    const { middle, below } = await line();
    await send(middle, "DOWNLINE", below.username, "   ");
    await send(middle, "DOWNLINE", below.username);
    for (const row of await record(below)) expect(row.note).toBeUndefined();
    expect(await inbox(below)).toEqual([]);
    for (const { value } of await events(below)) expect(value.text).toBe("");
  });

  it("of a masked sender does not tell the name", async () => {
    const { agent, below } = await line();
    await send(agent, "DOWNLINE", below.username, "Welcome");
    expect((await inbox(below))[0]?.title).toBe(
      `Transfer · From ${maskedName(agent.username)}`,
    );
  });

  it("is not read by an agent above the two", async () => {
    const { agent, middle, below } = await line();
    await send(middle, "DOWNLINE", below.username, "Between us");
    const seen = await record(agent, "TEAM");
    expect(seen).toHaveLength(2);
    expect(JSON.stringify(seen)).not.toContain("Between us");
    // In the team's record, not even by the sender: it is the recipient's row.
    expect(JSON.stringify(await record(middle, "TEAM"))).not.toContain(
      "Between us",
    );
  });

  it.each([
    "<img src=x onerror=alert(1)>",
    "<script>alert(1)</script>",
    "&lt;b&gt; \"quoted\" 'and' `more`",
    "javascript:alert(1)",
    '=HYPERLINK("https://evil.example")',
    "{name} {amount}",
    "🪁".repeat(longestNote),
  ])("stays the text that was written: %s", async (note) => {
    const { middle, below } = await line();
    await send(middle, "DOWNLINE", below.username, note);
    expect((await record(below))[0]?.note).toBe(note);
    const [message] = await inbox(below);
    const body = message?.content.replace("<p>RM 10.00</p>", "") ?? "";
    expect(body).toMatch(/^<p>[^<>]*<\/p>$/);
  });

  it.each([
    "x".repeat(longestNote + 1),
    "two\nlines",
    "turned \u202e round",
    "nothing\u200bbetween",
  ])("is rejected before any money moves: %j", async (note) => {
    const { middle, below } = await line();
    const answer = await refusalOf(
      send(middle, "DOWNLINE", below.username, note),
    );
    expect(answer).toMatchObject({
      code: "VALIDATION",
      value: { fields: { note: expect.any(String) } },
    });
    expect(await record(middle)).toEqual([]);
    expect(await inbox(below)).toEqual([]);
  });
});

describe("whom one transferred to before (W-83b)", () => {
  it("is listed by username, the latest first and each once, with what a note may be", async () => {
    const { agent, middle, below } = await line();
    const another = await sandbox.member({ upline: middle.username });
    expect(await middle.client.call(calls.transferRecipients, {})).toEqual({
      list: [],
      noteLength: longestNote,
    });
    await send(middle, "DOWNLINE", below.username);
    await send(middle, "UPLINE", "");
    await send(middle, "DOWNLINE", another.username);
    await send(middle, "DOWNLINE", below.username);
    expect(await recipients(middle)).toEqual([
      { account: below.username, direction: "DOWNLINE" },
      { account: another.username, direction: "DOWNLINE" },
      { account: agent.username, direction: "UPLINE" },
    ]);
    // Whoever only received has sent to nobody.
    expect(await recipients(below)).toEqual([]);
  });

  it("names nobody who can no longer be transferred to", async () => {
    const { middle, below } = await line();
    await send(middle, "DOWNLINE", below.username);
    const other = await sandbox.member({ type: "1" });
    await sandbox.platform.db.transaction((tx) =>
      placeBelow(tx, below.id, other.id, 0),
    );
    expect(await recipients(middle)).toEqual([]);
  });

  it("is a short list", async () => {
    const { middle } = await line();
    for (let index = 0; index < 6; index += 1) {
      const { username } = await sandbox.member({ upline: middle.username });
      await send(middle, "DOWNLINE", username);
    }
    expect(await recipients(middle)).toHaveLength(5);
  });

  it("is closed to trial accounts", async () => {
    const trial = await sandbox.member({ type: "4" });
    expect(
      await refusalOf(trial.client.call(calls.transferRecipients, {})),
    ).toMatchObject({ code: "TRIAL_NOT_ALLOWED" });
  });
});
