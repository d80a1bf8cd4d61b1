import * as calls from "@foyer/platform/calls";
import { handleMoney } from "../http/handle-money.ts";
import { handleMember } from "../http/handle.ts";
import { limit } from "../http/rate-limit.ts";
import { invalid, Refusal } from "../http/refusal.ts";
import { readAmount } from "../rules/amount.ts";
import {
  addBankAccount,
  readBankAccounts,
  removeBankAccount,
} from "../rules/bank-accounts.ts";
import { openDeposit, readDeposit } from "../rules/deposits.ts";
import { readFlag } from "../rules/flags.ts";
import { transferToMember } from "../rules/member-transfer.ts";
import { toDecimal } from "../rules/money.ts";
import { readMethods } from "../rules/payment-methods.ts";
import {
  changePaymentPassword,
  confirmPayment,
} from "../rules/payment-password.ts";
import { settleReceipts } from "../rules/receipt-rows.ts";
import { refuseTrial } from "../rules/roles.ts";
import {
  readWallets,
  returnAll,
  transferBetweenWallets,
} from "../rules/vendor-wallets.ts";
import { readOptions, refuseBlocked } from "../rules/withdrawal-options.ts";
import { readWithdrawals, requestWithdrawal } from "../rules/withdrawals.ts";

/** Orders of one member within a minute. */
const ordersPerMinute = 20;

export const walletCalls = [
  handleMember(calls.wallets, async ({ db, session: { member } }) => {
    refuseTrial(member);
    return { list: await readWallets(db, member) };
  }),

  handleMoney(calls.walletTransfer, {
    effect: async ({ tx, session, request, intent, now, flagsOverride }) => {
      // With a single wallet there is nothing to move money between (OPN-44).
      if (!(await readFlag(tx, "MULTIWALLET3", flagsOverride)))
        throw new Refusal("FORBIDDEN");
      const balance = await transferBetweenWallets(tx, {
        ...request,
        amount: readAmount(request.amount),
        memberId: session.member.id,
        intent,
        now,
      });
      return { balance: toDecimal(balance) };
    },
  }),

  handleMoney(calls.walletReturn, {
    effect: async ({ tx, session, intent, now }) => ({
      balance: toDecimal(await returnAll(tx, session.member.id, intent, now)),
    }),
  }),

  handleMoney(calls.memberTransfer, {
    check: ({ db, session, request, now }) =>
      confirmPayment(db, session.member.id, request.paymentPassword, now),
    effect: async ({ tx, session, request, intent, now }) => ({
      balance: toDecimal(
        await transferToMember(tx, {
          member: session.member,
          direction: request.direction,
          account: request.account,
          amount: readAmount(request.amount),
          intent,
          now,
        }),
      ),
    }),
  }),

  handleMember(calls.depositMethods, async ({ db, session, language }) => {
    refuseTrial(session.member);
    const methods = await readMethods(db, "IN", language);
    return methods.map(({ id, title, min, max, fee, minutes }) => ({
      id,
      title,
      min: toDecimal(min),
      max: toDecimal(max),
      fee: toDecimal(fee),
      arrivalMinutes: minutes,
    }));
  }),

  handleMoney(calls.deposit, {
    check: ({ db, session, run, now }) =>
      limit(db, `deposit:${run}:${session.member.id}`, ordersPerMinute, now),
    effect: async ({ tx, session, request, run, origin, now }) => {
      const { orderId, token } = await openDeposit(tx, {
        memberId: session.member.id,
        methodId: request.methodId,
        amount: readAmount(request.amount),
        run,
        now,
      });
      return { orderId, url: `${origin}/desk/pay/${token}` };
    },
  }),

  handleMember(
    calls.depositOrder,
    async ({ db, session: { member }, request, now }) => {
      refuseTrial(member);
      return readDeposit(db, member.id, request.orderId, now);
    },
  ),

  handleMember(
    calls.withdrawOptions,
    async ({ db, session: { member }, now, language }) => {
      refuseTrial(member);
      return readOptions(db, member.id, now, language);
    },
  ),

  handleMoney(calls.withdraw, {
    check: async ({ db, session, request, now }) => {
      await refuseBlocked(db, session.member.id);
      await confirmPayment(db, session.member.id, request.paymentPassword, now);
    },
    effect: async ({ tx, session, request, intent, now }) => ({
      orderId: await requestWithdrawal(tx, {
        memberId: session.member.id,
        accountId: request.accountId,
        amount: readAmount(request.amount),
        intent,
        now,
      }),
    }),
  }),

  handleMember(
    calls.withdrawals,
    async ({ db, session: { member }, request, now }) => {
      refuseTrial(member);
      if (request.from > request.to)
        throw invalid({ from: "must not be after the end" });
      await settleReceipts(db, now, member.id);
      return readWithdrawals(db, member.id, request);
    },
  ),

  handleMember(calls.bankAccounts, async ({ db, session: { member } }) => {
    refuseTrial(member);
    return { list: await readBankAccounts(db, member.id) };
  }),

  handleMember(
    calls.addBankAccount,
    async ({ db, session: { member }, request, now }) => {
      refuseTrial(member);
      await confirmPayment(db, member.id, request.paymentPassword, now);
      return { id: await addBankAccount(db, member.id, request, now) };
    },
  ),

  handleMember(
    calls.removeBankAccount,
    async ({ db, session: { member }, request, now }) => {
      refuseTrial(member);
      await confirmPayment(db, member.id, request.paymentPassword, now);
      await removeBankAccount(db, member.id, request.id, now);
      return true;
    },
  ),

  handleMember(
    calls.setPaymentPassword,
    async ({ db, session: { member }, request, now }) => {
      refuseTrial(member);
      await changePaymentPassword(db, member.id, request, now);
      return true;
    },
  ),
];
