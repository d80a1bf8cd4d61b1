import * as calls from "@foyer/platform/calls";
import type { Client } from "@foyer/platform/client";

const always = { from: 0, to: 9_000_000_000_000 };
const page = { pageNo: 1, pageSize: 100 } as const;

const unless = (condition: boolean, fact: string): string[] =>
  condition ? [] : [fact];

async function moneyFacts(client: Client): Promise<string[]> {
  const options = await client.call(calls.withdrawOptions, {});
  const asked = await client.call(calls.withdrawals, { ...always, ...page });
  const receipts = await client.call(calls.receiptList, page);
  const accounts = await client.call(calls.bankAccounts, {});
  const wallets = await client.call(calls.wallets, {});
  const recipients = await client.call(calls.transferRecipients, {});
  return [
    ...options.blockers.map(({ code }) => `blocked ${code}`),
    ...unless(options.blockers.length > 0, "not blocked"),
    ...asked.list.flatMap(({ stages, feeWaivedBy, fee }) => [
      `withdrawal ${stages.at(-1)?.state}`,
      feeWaivedBy === "" ? `fee ${fee}` : `fee waived by ${feeWaivedBy}`,
    ]),
    ...unless(asked.list.length > 0, "no withdrawals"),
    ...receipts.list.flatMap(({ state, forced, history }) => [
      `confirmation ${state}`,
      ...unless(!forced, "confirmation forced"),
      ...history.map(({ step }) => `confirmation step ${step}`),
    ]),
    accounts.list.length > 0 ? "bank account" : "no bank account",
    ...recipients.list.map(({ direction }) => `recipient ${direction}`),
    ...wallets.list.map(({ vendor, balance, transferable }) =>
      [
        vendor === "" ? "main wallet" : "provider wallet",
        transferable ? "" : "locked",
        balance === "0.00" ? "empty" : "filled",
      ]
        .filter((word) => word !== "")
        .join(" "),
    ),
  ];
}

async function recordFacts(client: Client): Promise<string[]> {
  const kinds = calls.transactionKinds.map(async (kind) => {
    const request = { ...always, ...page, scope: "SELF", kind } as const;
    const { list } = await client.call(calls.transactions, request);
    return [
      list.length > 0 ? `record ${kind}` : `no record ${kind}`,
      ...unless(!list.some(({ note }) => note), "transfer note"),
    ];
  });
  const bonuses = await client.call(calls.bonusDetails, {
    ...always,
    ...page,
    kind: "",
  });
  const bets = await client.call(calls.betRecords, {
    ...always,
    ...page,
    scope: "SELF",
  });
  return [
    ...(await Promise.all(kinds)).flat(),
    ...bonuses.list.map(({ kind }) => `bonus ${kind}`),
    bets.list.length > 0 ? "bets" : "no bets",
  ];
}

async function rewardFacts(client: Client): Promise<string[]> {
  const rewards = await client.call(calls.rewards, {});
  const activities = await client.call(calls.activities, page);
  const { missions } = await client.call(calls.missionSummary, {});
  const { friends } = await client.call(calls.referral, {});
  const messages = await client.call(calls.messages, page);
  const feedback = await client.call(calls.feedbackList, page);
  const rank = await client
    .call(calls.vip, {})
    .then(({ label }) => label)
    .catch(() => "none");
  return [
    ...rewards.list.map(({ kind, status }) => `reward ${kind} ${status}`),
    ...activities.list.map(
      ({ status, again }) => `activity ${status}${again ? " again" : ""}`,
    ),
    ...missions.map(({ status }) => `mission ${status}`),
    ...friends.map(({ step }) => `friend ${step}`),
    ...unless(friends.length > 0, "no friends"),
    ...messages.list.map(({ read }) =>
      read ? "message read" : "message unread",
    ),
    ...unless(messages.list.length > 0, "no messages"),
    ...feedback.list.map(({ state }) => `feedback ${state}`),
    ...unless(feedback.list.length > 0, "no feedback"),
    `rank ${rank}`,
  ];
}

async function pointsFacts(client: Client): Promise<string[]> {
  const { currentPoints } = await client.call(calls.pointsBalance, {});
  const goods = await client.call(calls.pointsList, { kind: "GOODS", ...page });
  const orders = await client.call(calls.pointsList, {
    kind: "RECORDS",
    ...page,
  });
  return [
    currentPoints === "0" ? "no points" : "points",
    ...goods.list.map((row) =>
      "availableQuantity" in row && row.availableQuantity === 0
        ? "product sold out"
        : "product",
    ),
    ...orders.list.map((row) => ("status" in row ? `order ${row.status}` : "")),
  ];
}

async function accountFacts(client: Client): Promise<string[]> {
  const totp = await client.call(calls.totp, {});
  const { list: logins } = await client.call(calls.loginHistory, page);
  const { upline } = await client.call(calls.profile, {});
  const { list: contracts } = await client.call(calls.contractList, page);
  return [
    totp.enabled ? "authenticator" : "no authenticator",
    ...logins.map(({ outcome }) => `login ${outcome}`),
    ...unless(logins.length > 0, "no logins"),
    upline === "" ? "no upline" : "upline",
    ...contracts.map(
      ({ kind, state, side }) => `contract ${kind} ${state} ${side}`,
    ),
    ...unless(contracts.length > 0, "no contracts"),
  ];
}

async function teamFacts(client: Client): Promise<string[]> {
  const downlines = await client.call(calls.downlines, page).catch(() => null);
  if (downlines === null) return ["no team"];
  const links = await client.call(calls.registrationLinks, {});
  const payments = calls.contractTypes.flatMap((type) =>
    (["SELF", "TEAM"] as const).map(async (scope) => {
      const request = { type, scope, ...always, ...page };
      const { list } = await client.call(calls.salaryRecords, request);
      return unless(list.length === 0, `payment ${type} ${scope}`);
    }),
  );
  const notes = downlines.list.map(async ({ account }) => {
    const { list } = await client.call(calls.downlineNotes, { account });
    return unless(list.length === 0, "note");
  });
  return [
    ...unless(downlines.list.length === 0, "downlines"),
    ...unless(links.list.length > 0, "no links"),
    ...links.list.flatMap(({ state, type, registered, deposited }) => [
      `link ${state}`,
      ...unless(registered === 0, `link ${type} used`),
      ...unless(deposited === 0, `link ${type} with deposits`),
    ]),
    ...(await Promise.all(notes)).flat(),
    ...(await Promise.all(payments)).flat(),
  ];
}

/**
 * What the pages of an account show, in a word or two for each state: what the platform answers, not what the database
 * holds.
 *
 * @example (await readShown(client)).has("withdrawal REVIEWING")
 */
export async function readShown(client: Client): Promise<ReadonlySet<string>> {
  const facts = [];
  for (const read of [
    moneyFacts,
    recordFacts,
    rewardFacts,
    pointsFacts,
    accountFacts,
    teamFacts,
  ])
    facts.push(...(await read(client)));
  return new Set(facts);
}
