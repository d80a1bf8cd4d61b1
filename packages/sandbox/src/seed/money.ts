import type { Database } from "../db/database.ts";
import { contracts, uplines } from "../db/tables/agents.ts";
import { ledgerAccounts } from "../db/tables/ledger.ts";
import { members } from "../db/tables/members.ts";
import * as tables from "../db/tables/money.ts";
import {
  activityApplications,
  pointsGoods,
  redemptions,
} from "../db/tables/offers.ts";
import { captchaPng } from "../rules/captcha-png.ts";
import { houseAccounts, pointsOf, post, walletOf } from "../rules/ledger.ts";
import { grantPoints } from "../rules/points.ts";
import { hashToken } from "../rules/token.ts";
import { transferBetweenWallets } from "../rules/vendor-wallets.ts";
import { addStages, type Withdrawal } from "../rules/withdrawals.ts";

const minute = 60_000;
const day = 86_400_000;
const maya = "m-demo-member";
const arif = "m-demo-agent";

/** Above the sample agent: agrees to his contracts, or not. */
export const uplineMember = {
  id: "m-demo-upline",
  username: "demo-upline",
  note: "Agent above demo-agent: agrees to contracts that the agent offers.",
};

/** Sample accounts that get a payment password. */
export const payers: ReadonlySet<string> = new Set([
  maya,
  arif,
  uplineMember.id,
]);

const methods = [
  ["bank", "IN", "Bank transfer", 1_000n, 500_000n, 0n, 10],
  ["lantern-pay", "IN", "Lantern Pay", 500n, 200_000n, 50n, 1],
  ["voucher", "IN", "Voucher", 2_000n, 20_000n, 0n, 0],
  ["bank-out", "OUT", "Bank transfer", 5_000n, 2_000_000n, 100n, 120],
] as const;

const walletVendors = [
  ["LANTERN", true],
  ["KITE", true],
  ["OAKMOTH", true],
  ["NINEFOLD", true],
  ["COPPER", false],
] as const;

const goods = [
  ["g-tea", "Tea set for two", 1_200n, 14, "<p>Stoneware, in a box.</p>"],
  ["g-lamp", "Paper lantern lamp", 800n, 30, "<p>Folds flat.</p>"],
  ["g-kite", "Box kite", 450n, 6, "<p>Flies from four knots of wind.</p>"],
  ["g-clock", "Ship’s clock", 9_500n, 1, "<p>Brass. The last one.</p>"],
  ["g-scarf", "Wool scarf", 600n, 0, "<p>Sold out for now.</p>"],
] as const;

async function seedLists(tx: Database): Promise<void> {
  await tx
    .insert(ledgerAccounts)
    .values(
      houseAccounts
        .filter((id) => id !== "house" && id !== "bank")
        .map((id) => ({ id, kind: "house", balance: 0n })),
    );
  await tx.insert(tables.paymentMethods).values(
    methods.map(([id, direction, title, min, max, fee, minutes], sort) => ({
      id,
      direction,
      title,
      min,
      max,
      fee,
      minutes,
      sort,
    })),
  );
  await tx.insert(tables.walletVendors).values(
    walletVendors.map(([vassalage, transferable], sort) => ({
      vassalage,
      transferable,
      busy: false,
      sort,
    })),
  );
  await tx.insert(pointsGoods).values(
    goods.map(([id, title, points, available, content], sort) => ({
      id,
      title,
      imageUrl: `/art/avatar/${id}.svg`,
      content,
      points: points * 100n,
      available,
      sort,
    })),
  );
}

async function seedDeposits(tx: Database, today: number): Promise<void> {
  const orders = [
    ["D-seed-1", "bank", 600_000n, 20, "CREDITED", ""],
    ["D-seed-2", "lantern-pay", 50_000n, 9, "CREDITED", ""],
    ["D-seed-3", "voucher", 5_000n, 4, "FAILED", "The voucher was used up"],
    ["D-seed-4", "bank", 10_000n, 2, "EXPIRED", ""],
  ] as const;
  for (const [id, methodId, amount, daysAgo, state, reason] of orders) {
    const at = today - daysAgo * day;
    const fee = methods.find(([method]) => method === methodId)?.[5] ?? 0n;
    const credited = state === "CREDITED";
    await tx.insert(tables.deposits).values({
      id,
      memberId: maya,
      methodId,
      amount,
      fee,
      state,
      reason,
      payTokenHash: null,
      run: "",
      createdAt: at,
      paidAt: credited ? at + minute : null,
      expiresAt: at + 15 * minute,
      updatedAt: at + 2 * minute,
    });
    if (!credited) continue;
    const posting = { reference: id, now: at + 2 * minute };
    const wallet = walletOf(maya);
    await post(tx, {
      ...posting,
      id,
      kind: "deposit",
      from: "bank",
      to: wallet,
      amount,
    });
    if (fee > 0n)
      await post(tx, {
        ...posting,
        id: `${id}:fee`,
        kind: "deposit-fee",
        from: wallet,
        to: "house",
        amount: fee,
      });
  }
}

interface Payout {
  readonly amount: bigint;
  readonly daysAgo: number;
  readonly way: readonly Withdrawal["state"][];
  readonly reason?: string;
  readonly receipt?: {
    readonly state: (typeof tables.receipts.$inferSelect)["state"];
    readonly part?: bigint;
    readonly forced?: boolean;
  };
}

const sent = ["REQUESTED", "REVIEWING", "APPROVED", "SENT", "RECEIPT"] as const;

/** One of each stage, and one of each answer. None that waits has a timer, so it still waits years later. */
const payouts: readonly Payout[] = [
  { amount: 12_000n, daysAgo: 0, way: ["REQUESTED"] },
  { amount: 8_000n, daysAgo: 1, way: ["REQUESTED", "REVIEWING"] },
  { amount: 9_000n, daysAgo: 1, way: ["REQUESTED", "REVIEWING", "APPROVED"] },
  { amount: 50_100n, daysAgo: 2, way: sent, receipt: { state: "AWAITING" } },
  {
    amount: 30_100n,
    daysAgo: 3,
    way: sent,
    receipt: { state: "PARTIAL", part: 10_000n },
  },
  {
    amount: 20_100n,
    daysAgo: 4,
    way: sent,
    receipt: { state: "NOT_RECEIVED" },
  },
  {
    amount: 15_100n,
    daysAgo: 5,
    way: sent,
    receipt: { state: "AWAITING", forced: true },
  },
  {
    amount: 70_100n,
    daysAgo: 8,
    way: [...sent, "DONE"],
    receipt: { state: "FULL" },
  },
  {
    amount: 25_100n,
    daysAgo: 12,
    way: [...sent, "DONE"],
    receipt: { state: "RECEIVED" },
  },
  {
    amount: 40_000n,
    daysAgo: 15,
    way: ["REQUESTED", "REVIEWING", "REJECTED"],
    reason: "The holder’s name does not fit the account",
  },
];

const fee = 100n;

async function seedPayout(
  tx: Database,
  id: string,
  { amount, daysAgo, way, reason, receipt }: Payout,
  today: number,
): Promise<void> {
  const at = today - daysAgo * day - 2 * 60 * minute;
  const move = (name: string, from: string, to: string, money: bigint) =>
    post(tx, {
      id: `${id}:${name}`,
      kind: "withdrawal",
      reference: id,
      from,
      to,
      amount: money,
      now: at,
    });
  await tx.insert(tables.withdrawals).values({
    id,
    memberId: maya,
    bankAccountId: "seed-bank-1",
    amount,
    fee,
    state: "REQUESTED",
    createdAt: at,
  });
  for (const [index, state] of way.entries())
    await addStages(
      tx,
      id,
      [state],
      at + index * 10 * minute,
      state === "REJECTED" ? reason : "",
    );
  await move("asked", walletOf(maya), "payouts", amount);
  if (way.includes("REJECTED"))
    await move("back", "payouts", walletOf(maya), amount);
  if (receipt === undefined) return;
  const net = amount - fee;
  await move("sent", "payouts", "transit", net);
  await move("fee", "payouts", "house", fee);
  const settled = way.includes("DONE");
  const received = settled ? net : (receipt.part ?? 0n);
  if (received > 0n) await move("arrived", "transit", "bank", received);
  await tx.insert(tables.receipts).values({
    id,
    memberId: maya,
    amount: net,
    receivedAmount: received,
    state: receipt.state,
    refunded: 0n,
    forced: receipt.forced ?? false,
    confirmMinutes: null,
    expiresAt: null,
    issuedAt: at + 40 * minute,
    settledAt: settled ? at + 60 * minute : null,
  });
  if (receipt.state !== "NOT_RECEIVED") return;
  await tx.insert(tables.uploads).values(
    ["4711", "2026"].map((digits, index) => ({
      id: hashToken(`${id}-${index}`),
      memberId: maya,
      purpose: "RECEIPT" as const,
      subject: id,
      type: "image/png" as const,
      body: new Uint8Array(captchaPng(digits, () => 0)),
      used: true,
      createdAt: at + index,
    })),
  );
}

async function seedPoints(tx: Database, today: number): Promise<void> {
  const rewards = [
    ["Sign-in on seven days", 700n],
    ["Play on slots", 2_400n],
    ["Lantern Week", 1_500n],
    ["Birthday", 1_000n],
    ["Play at live tables", 850n],
  ] as const;
  for (const [index, [title, points]] of rewards.entries())
    await grantPoints(tx, maya, {
      id: `seed-points-${index}`,
      title,
      points: points * 100n,
      now: today - (20 - index * 3) * day,
    });
  const bought = [
    ["R-seed-1", "g-lamp", "Approved", "Sent on the 18th"],
    ["R-seed-2", "g-kite", "Rejected", "The address is not complete"],
    ["R-seed-3", "g-kite", "In Process", ""],
  ] as const;
  for (const [index, [id, goodsId, status, remark]] of bought.entries()) {
    const at = today - (6 - index * 2) * day;
    const [, title, points] = goods.find(([each]) => each === goodsId) ?? [
      "",
      "",
      0n,
    ];
    const change = { reference: id, amount: points * 100n };
    await tx.insert(redemptions).values({
      id,
      memberId: maya,
      goodsId,
      title,
      quantity: 1,
      points: points * 100n,
      status,
      remark,
      address: "7 Quay Street, Lanternrow",
      mobile: "60125550101",
      createdAt: at,
    });
    await post(tx, {
      ...change,
      id,
      kind: "points-redeem",
      from: pointsOf(maya),
      to: "points-house",
      now: at,
    });
    if (status === "Rejected")
      await post(tx, {
        ...change,
        id: `${id}:back`,
        kind: "points-back",
        from: "points-house",
        to: pointsOf(maya),
        now: at + day,
      });
  }
}

const player = (index: number): string => `m-player-${index}`;

type ContractRow = typeof contracts.$inferInsert;

/** A line of three levels with contracts in every state. */
async function seedLine(tx: Database, today: number): Promise<void> {
  await tx.insert(uplines).values([
    { memberId: arif, uplineId: uplineMember.id },
    { memberId: maya, uplineId: arif },
    ...Array.from({ length: 8 }, (_, index) => ({
      memberId: player(index + 1),
      uplineId: arif,
    })),
    { memberId: player(9), uplineId: player(1) },
  ]);
  const agreed = { kind: "NEW", state: "ACTIVE" } as const;
  const lines: readonly [
    id: string,
    agentId: string,
    downlineId: string,
    terms: Pick<ContractRow, "type" | "rate" | "kind" | "state"> & {
      readonly periodKind?: ContractRow["periodKind"];
    },
  ][] = [
    ["1", uplineMember.id, arif, { ...agreed, type: "DIVIDEND", rate: 3_000 }],
    ["2", uplineMember.id, arif, { ...agreed, type: "DAILY", rate: 200 }],
    ["3", arif, maya, { ...agreed, type: "DAILY", rate: 120 }],
    [
      "4",
      arif,
      maya,
      { ...agreed, type: "DIVIDEND", rate: 500, state: "AWAITING" },
    ],
    [
      "5",
      arif,
      maya,
      { type: "REALTIME", rate: 20, kind: "TERMINATION", state: "AWAITING" },
    ],
    ["6", arif, player(1), { ...agreed, type: "DIVIDEND", rate: 1_500 }],
    // Higher than what a later, lower offer to player 1 would leave room for.
    ["7", player(1), player(9), { ...agreed, type: "DIVIDEND", rate: 1_200 }],
    [
      "8",
      arif,
      player(2),
      { ...agreed, type: "DIVIDEND", rate: 1_000, state: "AWAITING_UPLINE" },
    ],
    [
      "9",
      arif,
      player(3),
      { ...agreed, type: "HOURLY", rate: 50, state: "REJECTED" },
    ],
    [
      "10",
      arif,
      player(4),
      { ...agreed, type: "DAILY", rate: 90, state: "CANCELLED" },
    ],
    [
      "11",
      arif,
      player(5),
      { ...agreed, type: "DAILY", rate: 80, state: "TERMINATED" },
    ],
  ];
  const kinds = {
    DIVIDEND: "M",
    DAILY: "D",
    HOURLY: "H",
    REALTIME: "D",
  } as const;
  await tx.insert(contracts).values(
    lines.map(([id, agentId, downlineId, terms], index) => ({
      ...terms,
      id: `C-seed-${id}`,
      agentId,
      downlineId,
      askedBy: agentId,
      activeMembers: 3,
      periodValidBet: 1_000_000n,
      periodProfitLoss: 0n,
      betAmount: 10_000n,
      periodKind: kinds[terms.type],
      createdAt: today - (20 - index) * day,
      updatedAt: today - (20 - index) * day,
    })),
  );
}

/** Fills in what the screens of payments, points, activities and contracts show. After the members. */
export async function seedMoney(tx: Database, today: number): Promise<void> {
  await seedLists(tx);
  const { id, username } = uplineMember;
  await tx.insert(members).values({
    id,
    username,
    passwordHash: null,
    nickname: "Ines",
    type: "1",
    currencySymbol: "RM",
    vipRank: "2",
    vipLabel: "Gold",
    passwordExpired: false,
    firstLogin: false,
    captchaAlways: false,
    contracts: { divtypereq: "1", dailysalreqtype: "1" },
    createdAt: today,
  });
  await tx
    .insert(ledgerAccounts)
    .values({ id: walletOf(id), kind: "member", memberId: id, balance: 0n });
  await tx.insert(tables.bankAccounts).values(
    [
      ["seed-bank-1", maya, "Harbour Bank", "710044174417", "Maya Sand"],
      ["seed-bank-2", maya, "Bank of the Quay", "330098120098", "Maya Sand"],
      ["seed-bank-3", arif, "Harbour Bank", "710055225522", "Arif Stone"],
    ].map(
      ([
        accountId = "",
        memberId = "",
        bank = "",
        number = "",
        holder = "",
      ]) => ({
        id: accountId,
        memberId,
        bank,
        number,
        holder,
        createdAt: today - 25 * day,
      }),
    ),
  );
  await seedDeposits(tx, today);
  for (const [index, payout] of payouts.entries())
    await seedPayout(tx, `W-seed-${index + 1}`, payout, today);
  for (const [vendor, amount] of [
    ["LANTERN", 4_000n],
    ["KITE", 12_550n],
  ] as const)
    await transferBetweenWallets(tx, {
      memberId: maya,
      from: "",
      to: vendor,
      amount,
      intent: `seed-transfer-${vendor}`,
      now: today - day,
    });
  await seedPoints(tx, today);
  await tx.insert(activityApplications).values({
    id: "seed-application",
    memberId: maya,
    activityId: "act-photo",
    comment: "Mine hangs over the quay.",
    status: "Applying",
    createdAt: today - day,
  });
  await seedLine(tx, today);
}
