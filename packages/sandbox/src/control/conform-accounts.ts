import type { Accounts } from "@foyer/conform";
import { and, eq, isNull } from "drizzle-orm";
import { randomBytes, randomInt, randomUUID } from "node:crypto";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import { contracts } from "../db/tables/agents.ts";
import { bankAccounts } from "../db/tables/payouts.ts";
import { keepFeedback } from "../services/feedback.ts";
import { readRun, writeSetting } from "../services/run-state.ts";
import type { Platform } from "../services/platform.ts";
import { sendPayout } from "../services/payouts.ts";
import { paySalaries } from "../services/salaries/pay.ts";
import { agree, beginHandover } from "../services/social.ts";
import { requestWithdrawal } from "../services/withdrawals.ts";
import { makeMember, memberSchema } from "./make-member.ts";

export const conformWish = v.object({
  /** Whether to switch on what is off in the stock data: without it some calls are rejected. */
  switches: v.optional(v.boolean(), false),
});

/** Switches that must be on for each call to have an answer. */
const switches = {
  MANPLAYREB3: "1",
  MULTIWALLET3: "1",
  FREEPLAY3: "1",
  GOOGLELOGIN3: "1",
  SMSLOGIN3: "1",
  CHNGPASSVERIF3: "1",
  REGMOBVERF3: "1",
} as const;

/** A line with contracts of every type. */
const allContracts = {
  divtypereq: "1",
  dailysalreqtype: "1",
  contracthoursalreq: "1",
  realtimesalreqtype: "1",
} as const;

const paymentPassword = "quay-lights-41";

const numberOf = () => ({
  countryDialingCode: "60",
  mobileNum: `1${randomInt(10_000_000, 99_999_999)}`,
});
const inFull = (mobile: ReturnType<typeof numberOf>): string =>
  mobile.countryDialingCode + mobile.mobileNum;

/**
 * Makes accounts with which every call of the contract can be tried: an upline, its agent, and the agent's member,
 * who has money, points, rewards, a history, a salary, pending withdrawals and a message to customer service; and a
 * spare whose passwords may change. In the format that `npm run conform` reads.
 */
export async function makeConformAccounts(
  platform: Platform,
  run: string,
  wish: v.InferOutput<typeof conformWish>,
): Promise<Accounts> {
  const { db, origin } = platform;
  const { now, flagsOverride } = await readRun(platform, run);
  if (wish.switches)
    await writeSetting(db, run, "flags", { ...flagsOverride, ...switches });
  const make = (traits: v.InferInput<typeof memberSchema>) =>
    makeMember(db, v.parse(memberSchema, traits), now);

  const upline = await make({ type: "1", contracts: allContracts });
  const agent = await make({
    type: "2",
    upline: upline.username,
    paymentPassword,
    balance: "500.00",
  });
  const mobile = numberOf();
  const member = await make({
    upline: agent.username,
    nickname: "Lake",
    vipRank: "2",
    vipLabel: "Silver",
    balance: "5000.00",
    paymentPassword,
    bankAccounts: 1,
    points: "90000",
    rewards: 2,
    unread: 3,
    history: 40,
    favourites: 2,
    contacts: { mobile: inFull(mobile) },
  });
  const spareMobile = numberOf();
  const email = `spare-${randomBytes(6).toString("hex")}@post.example`;
  const spare = await make({
    paymentPassword,
    contacts: { mobile: inFull(spareMobile), email },
  });
  await sendPayouts(db, member.id, run, now);
  await paySalary(db, { agentId: agent.id, memberId: member.id, run, now });
  await keepFeedback(db, {
    id: randomUUID(),
    run,
    memberId: member.id,
    questionType: "OTHER",
    content: "When does the next draw begin?",
    contact: "",
    now,
  });

  const portal = platform.portalOrigins[0] ?? "http://localhost:4173";
  const ofRun = run === "" ? "" : `&run=${run}`;
  return {
    upline: named(upline),
    agent: { ...named(agent), paymentPassword },
    member: { ...named(member), paymentPassword, mobile },
    spare: { ...named(spare), paymentPassword, mobile: spareMobile, email },
    newPassword: "other-sand-and-sea",
    newPaymentPassword: "mooring-tide-82",
    codes: { address: `${origin}/sandbox/api/outbox?to={to}${ofRun}` },
    captcha: { address: `${origin}/sandbox/api/captchas/{key}` },
    register: { mobile: numberOf(), otherMobile: numberOf(), fields: {} },
    social: await goThroughProvider(db, portal, now),
    affiliateCode: "HARBOUR8",
    portal,
  };
}

const named = ({
  username,
  password,
}: Readonly<Record<"username" | "password", string>>) => ({
  username,
  password,
});

const dayMs = 86_400_000;

/** A daily salary of some past days, whose contract has ended, so that the suite can offer another. */
async function paySalary(
  db: Database,
  {
    agentId,
    memberId,
    run,
    now,
  }: {
    readonly agentId: string;
    readonly memberId: string;
    readonly run: string;
    readonly now: number;
  },
): Promise<void> {
  const activeAt = now - 6 * dayMs;
  const endedAt = now - dayMs;
  await db.insert(contracts).values({
    id: randomUUID(),
    type: "DAILY",
    kind: "TERMINATION",
    state: "TERMINATED",
    agentId,
    downlineId: memberId,
    askedBy: agentId,
    rate: 100,
    activeMembers: 0,
    periodValidBet: 0n,
    periodProfitLoss: 0n,
    betAmount: 0n,
    periodKind: "D",
    createdAt: activeAt,
    updatedAt: endedAt,
    run,
    activeAt,
    endedAt,
  });
  await paySalaries(db, { run, now: endedAt });
}

/** Two withdrawals that await the member's confirmation. */
async function sendPayouts(
  db: Database,
  memberId: string,
  run: string,
  now: number,
): Promise<void> {
  const [account] = await db
    .select({ id: bankAccounts.id })
    .from(bankAccounts)
    .where(
      and(eq(bankAccounts.memberId, memberId), isNull(bankAccounts.removedAt)),
    );
  for (const amount of [10_000n, 12_000n]) {
    const id = await db.transaction((tx) =>
      requestWithdrawal(tx, {
        run,
        memberId,
        accountId: account?.id ?? "",
        amount,
        intent: randomUUID(),
        now,
      }),
    );
    const sending = { part: 0n, confirmMinutes: 30, forced: false };
    await sendPayout(db, id, sending, now);
  }
}

/** What a popup brings back from the page that plays a social login provider. */
async function goThroughProvider(db: Database, portal: string, now: number) {
  const provider = "google" as const;
  const state = randomBytes(24).toString("base64url");
  const redirect = `${portal}/connect/social.html`;
  const way = await beginHandover(db, { provider, state, redirect }, now);
  const code = await agree(db, way, "g-maya", now);
  return code === undefined ? undefined : { provider, state, code };
}
