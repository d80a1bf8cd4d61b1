import { useEffect } from "react";
import {
  useQueryClient,
  type QueryClient,
  type QueryKey,
} from "@tanstack/react-query";
import type * as calls from "@foyer/platform/calls";
import {
  accountKey,
  activitiesKey,
  balanceKey,
  contractsKey,
  downlineNotesKey,
  downlinesKey,
  feedbackKey,
  linksKey,
  messagesKey,
  missionsKey,
  pointsKey,
  rebatesKey,
  receiptsKey,
  recordsKey,
  rewardsKey,
  unreadKey,
} from "../queryKeys.ts";

const money = [balanceKey, recordsKey];
const claimed = [rewardsKey, missionsKey, activitiesKey, ...money];
const security = [accountKey("security"), accountKey("securityChanges")];
const banks = [
  accountKey("bankAccounts"),
  accountKey("paymentPassword"),
  ...security,
];

/** What has to be read again once a call has been carried out. */
const changes = {
  deposit: money,
  withdraw: money,
  memberTransfer: money,
  walletTransfer: money,
  walletReturn: money,
  receiptConfirm: [receiptsKey, ...money],
  redeemPoints: [pointsKey],
  cancelRedemption: [pointsKey],
  convertPoints: [pointsKey, ...money],
  collectRebates: [rebatesKey, ...money],
  claimReward: claimed,
  claimRaffle: claimed,
  prizeAddress: [rewardsKey],
  activityApply: [activitiesKey],
  messageRead: [unreadKey, messagesKey],
  feedbackSend: [feedbackKey],
  feedbackReply: [feedbackKey],
  updateProfile: [accountKey("profile"), ...security],
  changeContact: [accountKey("profile"), ...security],
  // The first account also sets the holder's name.
  addBankAccount: [...banks, accountKey("profile")],
  removeBankAccount: banks,
  setPaymentPassword: [accountKey("paymentPassword"), ...security],
  resetPaymentPassword: security,
  enrolTotp: [accountKey("totp"), ...security],
  disableTotp: [accountKey("totp"), ...security],
  renewRecoveryCodes: security,
  endSession: [accountKey("sessions")],
  endOtherSessions: [accountKey("sessions"), ...security],
  // The same applies to the other contract calls, which a flow makes.
  contractCreate: [contractsKey],
  registerDownline: [downlinesKey],
  downlineRate: [downlinesKey],
  makeRegistrationLink: [linksKey],
  registrationLinkState: [linksKey],
  downlineNote: [downlineNotesKey],
} satisfies Partial<Record<keyof typeof calls, readonly QueryKey[]>>;

/** A call that makes cached data stale. */
export type Changing = keyof typeof changes;

const keysOf = new Map<string, readonly QueryKey[]>(Object.entries(changes));

/**
 * Has everything read again that a call has made stale; resolves when that has been read.
 *
 * @example void madeOld(queries, "collectRebates");
 */
export async function madeOld(
  queries: QueryClient,
  /** Its name; a call that makes nothing stale is allowed, too. */
  call: Changing | (string & {}),
): Promise<void> {
  const keys = keysOf.get(call) ?? [];
  await Promise.all(
    keys.map((queryKey) => queries.invalidateQueries({ queryKey })),
  );
}

/**
 * The same for a component that runs a flow which makes the call: as soon as it has been carried out.
 *
 * @example useMadeOld("withdraw", output);
 */
export function useMadeOld(
  call: Changing | undefined,
  happened: unknown,
): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (call && happened) void madeOld(queries, call);
  }, [happened, call, queries]);
}
