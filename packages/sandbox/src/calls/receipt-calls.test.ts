import * as calls from "@foyer/platform/calls";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  refusalOf,
  startTestSandbox,
  type TestMember,
  type TestSandbox,
} from "../testing/harness.ts";
import {
  balanceOf,
  expectRightBooks,
  fresh,
  moveClock,
  payout,
  rich,
} from "../testing/money.ts";
import { jpeg, png } from "../testing/pictures.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => expectRightBooks(sandbox));
afterAll(() => sandbox.close());

const minute = 60_000;
const file = (bytes: Uint8Array, name = "proof.png", type = "image/png") =>
  new File([new Uint8Array(bytes)], name, { type });

type Answer = "RECEIVED" | "NOT_RECEIVED" | "FULL_PAYMENT";

const confirm = (
  { client }: TestMember,
  id: string,
  answer: Answer,
  imageIds?: string[],
) =>
  client.call(
    calls.receiptConfirm,
    { id, answer, ...(imageIds === undefined ? {} : { imageIds }) },
    fresh(),
  );

const prove = ({ client }: TestMember, id: string, images: Blob[]) =>
  client.call(calls.receiptProof, { id, images });

const proofFor = async (who: TestMember, id: string) =>
  (await prove(who, id, [file(png())])).map(({ imageId }) => imageId);

const read = async (
  { client }: TestMember,
  state?: "AWAITING" | "RECEIVED" | "PARTIAL",
) =>
  (
    await client.call(calls.receiptList, {
      pageNo: 1,
      pageSize: 20,
      ...(state === undefined ? {} : { state }),
    })
  ).list;

const lastStage = async ({ client }: TestMember) =>
  (
    await client.call(calls.withdrawals, {
      from: 0,
      to: 9_000_000_000_000,
      pageNo: 1,
      pageSize: 1,
    })
  ).list[0]?.stages.at(-1);

const decide = (
  who: TestMember,
  id: string,
  body: Readonly<Record<string, unknown>>,
) => sandbox.control("POST", `/receipts/${id}?run=${who.run}`, body);

describe("the confirmation of a withdrawal", () => {
  it("is requested once the withdrawal is sent, with the deadline", async () => {
    const who = await sandbox.member(rich);
    const id = await payout(sandbox, who);
    const [record, ...others] = await read(who);
    expect(others).toEqual([]);
    expect(record).toMatchObject({
      id,
      amount: "99.00",
      receivedAmount: "0.00",
      remainingAmount: "99.00",
      state: "AWAITING",
      proofImages: [],
      confirmMinutes: 30,
      forced: false,
    });
    expect(record?.expiresAt).toBe((record?.issuedAt ?? 0) + 30 * minute);
    expect(await read(who, "RECEIVED")).toEqual([]);
  });

  it.each([
    ["RECEIVED", "RECEIVED"],
    ["FULL_PAYMENT", "FULL"],
  ] as const)("with %s settles it as %s", async (answer, state) => {
    const who = await sandbox.member(rich);
    const id = await payout(sandbox, who);
    expect(await confirm(who, id, answer)).toMatchObject({
      state,
      receivedAmount: "99.00",
      remainingAmount: "0.00",
      expiresAt: null,
    });
    expect(await lastStage(who)).toMatchObject({ state: "DONE" });
    for (const again of ["RECEIVED", "NOT_RECEIVED", "FULL_PAYMENT"] as const)
      expect(await refusalOf(confirm(who, id, again))).toMatchObject({
        code: "ALREADY_SETTLED",
      });
    expect(await refusalOf(prove(who, id, [file(png())]))).toMatchObject({
      code: "ALREADY_SETTLED",
    });
    expect(await balanceOf(who.client)).toBe("4900.00");
  });

  it("needs proof to answer “not received”, and shows the proof", async () => {
    const who = await sandbox.member(rich);
    const id = await payout(sandbox, who);
    for (const imageIds of [undefined, [], ["x".repeat(43)]])
      expect(
        await refusalOf(confirm(who, id, "NOT_RECEIVED", imageIds)),
      ).toMatchObject({ code: "PROOF_REQUIRED" });
    const proof = await prove(who, id, [
      file(png()),
      file(jpeg({ exif: "GPS 52.1 N" }), "<b>.jpg", "image/jpeg"),
    ]);
    // Pictures that no answer has named are not shown yet.
    expect((await read(who))[0]?.proofImages).toEqual([]);
    const record = await confirm(
      who,
      id,
      "NOT_RECEIVED",
      proof.map(({ imageId }) => imageId),
    );
    expect(record).toMatchObject({ state: "NOT_RECEIVED", expiresAt: null });
    expect(record.proofImages).toEqual(proof.map(({ url }) => url));
    const [, photo] = await Promise.all(
      record.proofImages.map((url) => sandbox.send(url)),
    );
    expect(photo?.headers.get("Content-Type")).toBe("image/jpeg");
    expect(photo?.headers.get("Content-Security-Policy")).toContain("sandbox");
    expect(await photo?.text()).not.toContain("GPS");
  });

  it("stays at “not received” until the member receives the money late or it is refunded", async () => {
    const who = await sandbox.member(rich);
    const late = await payout(sandbox, who);
    await confirm(who, late, "NOT_RECEIVED", await proofFor(who, late));
    await moveClock(sandbox, who, 120 * minute);
    expect((await read(who))[0]).toMatchObject({ state: "NOT_RECEIVED" });
    expect(
      await refusalOf(confirm(who, late, "NOT_RECEIVED", ["x".repeat(43)])),
    ).toMatchObject({ code: "ALREADY_SETTLED" });
    expect(await confirm(who, late, "RECEIVED")).toMatchObject({
      state: "RECEIVED",
    });

    const lost = await payout(sandbox, who);
    expect(await decide(who, lost, { action: "REFUND" })).toMatchObject({
      code: "FORBIDDEN",
    });
    await confirm(who, lost, "NOT_RECEIVED", await proofFor(who, lost));
    const refunds = await Promise.all([
      decide(who, lost, { action: "REFUND" }),
      decide(who, lost, { action: "REFUND" }),
    ]);
    expect(refunds).toContainEqual({ done: true });
    expect(refunds).toContainEqual(
      expect.objectContaining({ code: "ALREADY_SETTLED" }),
    );
    // 5000 minus twice 100, plus the refund of 99 for the second.
    expect(await balanceOf(who.client)).toBe("4899.00");
    expect(await refusalOf(confirm(who, lost, "RECEIVED"))).toMatchObject({
      code: "ALREADY_SETTLED",
    });
  });

  it("tracks a partial payment with the received and the remaining amount until it is complete", async () => {
    const who = await sandbox.member(rich);
    const id = await payout(sandbox, who, { part: "40.00" });
    expect((await read(who, "PARTIAL"))[0]).toMatchObject({
      id,
      receivedAmount: "40.00",
      remainingAmount: "59.00",
    });
    await decide(who, id, { action: "PART", part: "10.50" });
    expect((await read(who))[0]).toMatchObject({
      receivedAmount: "50.50",
      remainingAmount: "48.50",
    });
    expect(
      await decide(who, id, { action: "PART", part: "48.50" }),
    ).toMatchObject({ code: "VALIDATION" });
    expect(await confirm(who, id, "FULL_PAYMENT")).toMatchObject({
      state: "FULL",
      receivedAmount: "99.00",
    });
  });

  it("refunds only the part that was not received", async () => {
    const who = await sandbox.member(rich);
    const id = await payout(sandbox, who, { part: "40.00" });
    await confirm(who, id, "NOT_RECEIVED", await proofFor(who, id));
    await decide(who, id, { action: "REFUND" });
    expect(await balanceOf(who.client)).toBe("4959.00");
  });
});

describe("the confirmation deadline", () => {
  it("settles an unanswered withdrawal as received, but not before the deadline", async () => {
    const who = await sandbox.member(rich);
    const id = await payout(sandbox, who, { confirmMinutes: 10 });
    const now = sandbox.platform.clock();
    const [{ expiresAt } = { expiresAt: null }] = await read(who);
    await moveClock(sandbox, who, (expiresAt ?? 0) - now - 5_000);
    expect((await read(who))[0]?.state).toBe("AWAITING");
    await moveClock(sandbox, who, (expiresAt ?? 0) - now + 5_000);
    expect(await refusalOf(confirm(who, id, "FULL_PAYMENT"))).toMatchObject({
      code: "ALREADY_SETTLED",
    });
    expect((await read(who))[0]).toMatchObject({
      state: "RECEIVED",
      receivedAmount: "99.00",
      // How a portal recognises that the time ran out.
      expiresAt,
    });
    expect(await lastStage(who)).toMatchObject({
      state: "DONE",
      reason: "No answer",
      at: expiresAt,
    });
  });

  it("settles a withdrawal as received when reads and jobs run simultaneously", async () => {
    const who = await sandbox.member(rich);
    await payout(sandbox, who, { confirmMinutes: 10, part: "9.00" });
    await moveClock(sandbox, who, 11 * minute);
    await Promise.all([
      read(who),
      read(who),
      sandbox.control("POST", `/jobs?run=${who.run}`),
      lastStage(who),
    ]);
    expect((await read(who))[0]?.state).toBe("RECEIVED");
  });

  it("never settles a withdrawal without a deadline", async () => {
    const who = await sandbox.member(rich);
    await payout(sandbox, who, { confirmMinutes: null });
    await moveClock(sandbox, who, 10 * 60 * minute);
    expect((await read(who))[0]).toMatchObject({
      state: "AWAITING",
      confirmMinutes: null,
      expiresAt: null,
    });
  });
});

describe("a withdrawal closed by the platform", () => {
  it("counts as received whatever the member answers, and cannot be refunded", async () => {
    const who = await sandbox.member(rich);
    const id = await payout(sandbox, who, { forced: true });
    expect((await read(who))[0]).toMatchObject({ forced: true });
    expect(await refusalOf(confirm(who, id, "NOT_RECEIVED"))).toMatchObject({
      code: "PROOF_REQUIRED",
    });
    expect(
      await confirm(who, id, "NOT_RECEIVED", await proofFor(who, id)),
    ).toMatchObject({ state: "RECEIVED", forced: true });
    expect(await decide(who, id, { action: "REFUND" })).toMatchObject({
      code: "ALREADY_SETTLED",
    });
    expect(await balanceOf(who.client)).toBe("4900.00");
  });

  it("may have been answered “not received” before", async () => {
    const who = await sandbox.member(rich);
    const id = await payout(sandbox, who);
    await confirm(who, id, "NOT_RECEIVED", await proofFor(who, id));
    await decide(who, id, { action: "FORCE" });
    expect((await read(who))[0]).toMatchObject({
      state: "RECEIVED",
      forced: true,
    });
    expect(await balanceOf(who.client)).toBe("4900.00");
  });
});

describe("proof", () => {
  it.each([
    ["no picture", [], "IMAGE_COUNT"],
    ["four", [1, 2, 3, 4].map(() => file(png())), "IMAGE_COUNT"],
    [
      "a page that is called a picture",
      [file(Buffer.from("<!doctype html><script>alert(1)</script>"))],
      "IMAGE_TYPE",
    ],
    [
      "a drawing with scripts",
      [file(Buffer.from("<svg onload='alert(1)'/>"), "a.png")],
      "IMAGE_TYPE",
    ],
    [
      "one of three that is none",
      [file(png()), file(Buffer.from("GIF89a")), file(png())],
      "IMAGE_TYPE",
    ],
    [
      "a byte more than 5 MB",
      [file(Buffer.concat([png(), Buffer.alloc(5 * 1024 * 1024 + 1)]))],
      "IMAGE_SIZE",
    ],
  ] as const)("of %s is rejected: %s", async (_name, images, code) => {
    const who = await sandbox.member(rich);
    const id = await payout(sandbox, who);
    expect(await refusalOf(prove(who, id, [...images]))).toMatchObject({
      code,
    });
    const rows = await sandbox.platform.db.query.uploads.findMany({
      where: (row, { eq }) => eq(row.subject, id),
    });
    expect(rows).toEqual([]);
  });

  it("of three pictures of 5 MB is accepted", async () => {
    const who = await sandbox.member(rich);
    const id = await payout(sandbox, who);
    const tail = "x".repeat(5 * 1024 * 1024 - jpeg().length);
    const large = () => file(jpeg({ tail }), "a.jpg", "image/jpeg");
    expect(await prove(who, id, [large(), large(), large()])).toHaveLength(3);
  });

  it("must belong to the member's own withdrawal", async () => {
    const who = await sandbox.member(rich);
    const id = await payout(sandbox, who);
    const other = await sandbox.member(rich);
    const theirs = await payout(sandbox, other);
    expect(await refusalOf(prove(other, id, [file(png())]))).toMatchObject({
      code: "VALIDATION",
    });
    expect(await refusalOf(confirm(other, id, "RECEIVED"))).toMatchObject({
      code: "VALIDATION",
    });
    const foreign = await proofFor(other, theirs);
    expect(
      await refusalOf(confirm(who, id, "NOT_RECEIVED", foreign)),
    ).toMatchObject({ code: "PROOF_REQUIRED" });
    expect((await read(who))[0]?.state).toBe("AWAITING");
  });

  it("is limited to twelve pictures per withdrawal", async () => {
    const who = await sandbox.member(rich);
    const id = await payout(sandbox, who);
    const three = () =>
      prove(
        who,
        id,
        [1, 2, 3].map(() => file(png())),
      );
    for (let turn = 0; turn < 4; turn += 1) await three();
    expect(await refusalOf(three())).toMatchObject({ code: "IMAGE_COUNT" });
  });
});
