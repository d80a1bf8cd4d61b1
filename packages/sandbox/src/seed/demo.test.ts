import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  startStockSandbox,
  type StockSandbox,
} from "../testing/stock-sandbox.ts";
import { readShown } from "../testing/shown.ts";

/*
 * docs/demo.md says with which sample account each state of a page can be seen. Each of its rows has a state here, in
 * the words of testing/shown.ts, which asks the platform as that account.
 */

const states: Readonly<Record<string, string>> = {
  "Deposit: No deposit yet": "no record DEPOSIT",
  "Withdraw: Requested": "withdrawal REQUESTED",
  "Withdraw: In review": "withdrawal REVIEWING",
  "Withdraw: Approved": "withdrawal APPROVED",
  "Withdraw: Your confirmation": "withdrawal RECEIPT",
  "Withdraw: Completed": "withdrawal DONE",
  "Withdraw: Rejected": "withdrawal REJECTED",
  "Withdraw: Fee waived by a rank": "fee waived by Gold",
  "Withdraw: Fee charged": "fee 1.00",
  "Withdraw: Nothing withdrawn yet": "no withdrawals",
  "Withdraw: Blocked: no payment password": "blocked NO_PAYMENT_PASSWORD",
  "Withdraw: Blocked: no bank account": "blocked NO_BANK_ACCOUNT",
  "Withdraw: Blocked: wagering requirement of a bonus": "blocked TURNOVER",
  "Withdraw: Ready": "not blocked",
  "Withdrawal confirmation: Awaiting an answer": "confirmation AWAITING",
  "Withdrawal confirmation: A part has arrived": "confirmation PARTIAL",
  "Withdrawal confirmation: Not received, with pictures":
    "confirmation NOT_RECEIVED",
  "Withdrawal confirmation: Closed by the platform": "confirmation forced",
  "Withdrawal confirmation: Full payment made": "confirmation FULL",
  "Withdrawal confirmation: Received": "confirmation RECEIVED",
  "Withdrawal confirmation: Refunded": "confirmation step REFUNDED",
  "My account: Bank accounts": "bank account",
  "My account: No bank account": "no bank account",
  "My account: Authenticator app on": "authenticator",
  "My account: Authenticator app off": "no authenticator",
  "My account: Login history, with a failed login": "login REFUSED",
  "Wallet: Money in a provider wallet": "provider wallet filled",
  "Wallet: A provider wallet without transfers": "provider wallet locked empty",
  "Transfer to another member: With an upline agent": "upline",
  "Transfer to another member: Without an upline agent": "no upline",
  "Transfer to another member: Somebody transferred to before":
    "recipient DOWNLINE",
  "Transfer to another member: Sent with a note": "transfer note",
  "Transfer to another member: Received with a note": "transfer note",
  "Betting record: Bets on most days of four months": "bets",
  "Betting record: No bets": "no bets",
  "Account record: Deposit": "record DEPOSIT",
  "Account record: Fee": "record FEE",
  "Account record: Withdrawal": "record WITHDRAW",
  "Account record: Refund": "record REFUND",
  "Account record: Wallet": "record WALLET",
  "Account record: Transfer": "record TRANSFER",
  "Account record: Bet": "record STAKE",
  "Account record: Winnings": "record WIN",
  "Account record: Bonus": "record BONUS",
  "Account record: Points converted": "record POINTS",
  "Account record: Salary": "record SALARY",
  "Bonus details: Promotion": "bonus PROMOTION",
  "Bonus details: Rebate": "bonus REBATE",
  "Bonus details: Draw": "bonus RAFFLE",
  "Bonus details: Reward": "bonus REWARD",
  "Bonus details: Mission": "bonus MISSION",
  "Bonus details: Invited friend": "bonus REFERRAL",
  "Reward centre: Red envelope to claim": "reward RED_ENVELOPE READY",
  "Reward centre: Red envelope claimed": "reward RED_ENVELOPE CLAIMED",
  "Reward centre: Reward of a mission to claim": "reward BONUS READY",
  "Reward centre: Reward of a mission claimed": "reward BONUS CLAIMED",
  "Reward centre: Reward for a friend to claim": "reward REFERRAL READY",
  "Reward centre: Draw that can be claimed": "reward RAFFLE READY",
  "Reward centre: Draw that was claimed": "reward RAFFLE CLAIMED",
  "Reward centre: Application in review": "activity Applying",
  "Reward centre: Application rejected, with another try":
    "activity Rejected again",
  "Reward centre: Application accepted, reward to claim": "activity Claim",
  "Reward centre: Application accepted, no reward": "activity Joined",
  "Reward centre: Reward of an activity claimed": "activity Claimed",
  "Reward centre: Activity to join": "activity Join",
  "Reward centre: Activity that is not open yet": "activity coming soon",
  "Reward centre: Activity that is over": "activity Close",
  "Invite friends: Friend registered": "friend REGISTERED",
  "Invite friends: Reward for a friend to claim": "friend READY",
  "Invite friends: Reward for a friend claimed": "friend CLAIMED",
  "Invite friends: Nobody invited": "no friends",
  "Missions: In progress": "mission RUNNING",
  "Missions: Reached": "mission DONE",
  "Missions: Claimed": "mission CLAIMED",
  "Messages: Read": "message read",
  "Messages: Unread": "message unread",
  "Messages: No messages": "no messages",
  "Feedback: Not answered yet": "feedback OPEN",
  "Feedback: Answered": "feedback ANSWERED",
  "Feedback: Closed": "feedback CLOSED",
  "Feedback: Nothing sent": "no feedback",
  "VIP bonus: Silver": "rank Silver",
  "VIP bonus: Pearl": "rank Pearl",
  "VIP bonus: Gold": "rank Gold",
  "VIP bonus: No rank": "rank none",
  "Points mall: Points to spend": "points",
  "Points mall: No points": "no points",
  "Points mall: Product that is sold out": "product sold out",
  "Points mall: Redemption in process": "order In Process",
  "Points mall: Redemption rejected": "order Rejected",
  "Points mall: Redemption approved": "order Approved",
  "Points mall: Redemption cancelled": "order Cancelled",
  "Contracts: Offer to answer": "contract NEW AWAITING ASKED",
  "Contracts: In force": "contract NEW ACTIVE ASKED",
  "Contracts: Request to end it": "contract TERMINATION AWAITING ASKED",
  "Contracts: No contract": "no contracts",
  "Agent’s contracts: Offer without an answer": "contract NEW AWAITING ASKING",
  "Agent’s contracts: Awaiting the upline agent":
    "contract NEW AWAITING_UPLINE ASKING",
  "Agent’s contracts: To confirm as the upline agent":
    "contract NEW AWAITING_UPLINE ABOVE",
  "Agent’s contracts: In force, paid by the upline agent":
    "contract NEW ACTIVE ASKED",
  "Agent’s contracts: Rejected": "contract NEW REJECTED ASKING",
  "Agent’s contracts: Cancelled": "contract NEW CANCELLED ASKING",
  "Agent’s contracts: Ended": "contract TERMINATION TERMINATED ASKING",
  "Agent’s contracts: Daily salaries received": "payment DAILY SELF",
  "Agent’s contracts: Dividends received": "payment DIVIDEND SELF",
  "Agent’s contracts: Real-time salaries paid": "payment REALTIME TEAM",
  "Team management: Four levels below the agent": "downlines",
  "Registration links: Members who registered and deposited":
    "link MEMBER with deposits",
  "Registration links: An agent who registered": "link AGENT used",
  "Registration links: Paused": "link PAUSED",
  "Registration links: None yet": "no links",
  "Team account: Notes": "note",
  "Agent centre: Not an agent": "no team",
};

const document = readFileSync(
  new URL("../../../../docs/demo.md", import.meta.url),
  "utf8",
);
const rows = document
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .filter(([, , , account]) => account?.startsWith("`") === true)
  .map(([, page = "", state = "", account = ""]) => ({
    name: `${page}: ${state}`,
    username: account.replaceAll("`", ""),
  }));

let stock: StockSandbox;
const shown = new Map<string, ReadonlySet<string>>();
beforeAll(async () => {
  stock = await startStockSandbox();
  for (const username of new Set(rows.map((row) => row.username)))
    shown.set(username, await readShown(await stock.as(`m-${username}`)));
});
afterAll(() => stock.sandbox.close());

it("lists exactly the states that are checked here", () => {
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(states));
});

it.each(rows)("shows $username “$name”", ({ name, username }) => {
  expect([...(shown.get(username) ?? [])]).toContain(states[name]);
});
