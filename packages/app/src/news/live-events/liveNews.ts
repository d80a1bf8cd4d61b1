import type { QueryKey } from "@tanstack/react-query";
import type { LiveEvent, LiveEventType } from "@foyer/platform/calls";
import type { ToastOptions } from "@foyer/ui/toast";
import type { WordId } from "@foyer/ui/words";
import {
  activitiesKey,
  balanceKey,
  contractsKey,
  downlinesKey,
  feedbackKey,
  messagesKey,
  missionsKey,
  pointsKey,
  receiptsKey,
  recordsKey,
  referralKey,
  rewardsKey,
  unreadKey,
  vipKey,
} from "../../kit/queryKeys.ts";

type Value = LiveEvent["value"];

interface LiveNews {
  /** What the event makes stale: badges and open pages read it again. */
  readonly stale: readonly QueryKey[];
  /** Whether it changes what the header shows of the member. */
  readonly member?: true;
  readonly toast?: {
    readonly tone: ToastOptions["tone"];
    /** Text for a single event. */
    readonly one: WordId | ((value: Value) => WordId);
    /** Details that text needs: an event without them is only counted. */
    readonly needs: readonly ("amount" | "sender" | "text" | "account")[];
    /** Text for several events. */
    readonly some: WordId;
    readonly more?: { readonly label: WordId; readonly page: string };
    /** An event that is not worth a toast. */
    readonly silent?: (value: Value) => boolean;
    /** Whether the event's text, if there is one, follows: the reason for it, or a note. */
    readonly hasReason?: true;
  };
}

const money = [balanceKey, recordsKey];
const record = {
  more: { label: "live.details", page: "transactionHistory" },
  hasReason: true,
} as const;

/**
 * What each live event does in the portal. Of toasts that are shown together, the most important comes last, where it
 * is most visible. Withdrawals to confirm and contracts open a dialog instead of a toast, a reward only changes its
 * badge, and a decision, the end of a withdrawal or a new rank is told by the message that comes with it.
 */
export const liveNews = {
  MESSAGE: {
    // It may announce an answer of customer service.
    stale: [unreadKey, messagesKey, feedbackKey],
    toast: {
      tone: "info",
      one: "live.message",
      needs: ["text"],
      some: "live.message.some",
      more: { label: "live.read", page: "messageV2" },
    },
  },
  CONTRACT_REQUEST: { stale: [contractsKey] },
  PAYOUT_ISSUED: { stale: [...money, receiptsKey] },
  // An open confirmation follows the list; a message says how it ended.
  PAYOUT_CHANGED: { stale: [...money, receiptsKey] },
  // A prize is sent like a product.
  REDEMPTION_DECIDED: { stale: [pointsKey, rewardsKey] },
  // An accepted application may come with a reward to claim.
  APPLICATION_DECIDED: { stale: [activitiesKey, rewardsKey] },
  // It may be for a mission that was completed, or for a friend who was invited.
  REWARD_GRANTED: { stale: [rewardsKey, missionsKey, referralKey] },
  DOWNLINE_REGISTERED: {
    // The registration links, which count it, are below this key.
    stale: [downlinesKey],
    toast: {
      tone: "info",
      one: "live.downlineRegistered",
      needs: ["account", "text"],
      some: "live.downlineRegistered.some",
    },
  },
  // Play earns more or fewer points; a message says it in words.
  RANK_CHANGED: { stale: [vipKey, pointsKey], member: true },
  WITHDRAWAL_APPROVED: {
    stale: money,
    toast: {
      tone: "success",
      one: "live.withdrawalApproved",
      needs: ["amount"],
      some: "live.withdrawalApproved.some",
    },
  },
  SALARY_PAID: {
    // All lists and totals of payments use the records' key.
    stale: money,
    toast: {
      tone: "success",
      one: ({ contractType }: Value) =>
        contractType === "DIVIDEND" ? "live.dividendPaid" : "live.salaryPaid",
      // It comes every five minutes while the team plays.
      silent: ({ contractType }: Value) => contractType === "REALTIME",
      needs: ["amount"],
      some: "live.salaryPaid.some",
    },
  },
  TRANSFER_RECEIVED: {
    // A note that comes with it is in the inbox, too.
    stale: [...money, unreadKey, messagesKey],
    toast: {
      hasReason: true,
      tone: "success",
      one: "live.transferReceived",
      needs: ["amount", "sender"],
      some: "live.transferReceived.some",
    },
  },
  DEPOSIT_ARRIVED: {
    stale: money,
    toast: {
      tone: "success",
      one: "live.depositArrived",
      needs: ["amount"],
      some: "live.depositArrived.some",
    },
  },
  WITHDRAWAL_REJECTED: {
    stale: money,
    toast: {
      ...record,
      tone: "warning",
      one: "live.withdrawalRejected",
      needs: ["amount"],
      some: "live.withdrawalRejected.some",
    },
  },
  DEPOSIT_FAILED: {
    stale: money,
    toast: {
      ...record,
      tone: "danger",
      one: "live.depositFailed",
      needs: ["amount"],
      some: "live.depositFailed.some",
    },
  },
} as const satisfies Readonly<Record<LiveEventType, LiveNews>>;
