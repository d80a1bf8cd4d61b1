import * as calls from "@foyer/platform/calls";
import { handleMoney } from "../http/handle-money.ts";
import { handleMember } from "../http/handle.ts";
import { limit } from "../services/rate-limit.ts";
import { Refusal } from "../services/refusal.ts";
import { readAmount, readShownFee } from "../services/amount.ts";
import {
  addBankAccount,
  checkBankAccount,
  readBankAccounts,
  removeBankAccount,
} from "../services/bank-accounts.ts";
import { openDeposit, readDeposit } from "../services/deposits.ts";
import { readFlag } from "../services/flags.ts";
import { longestNote, transferToMember } from "../services/member-transfer.ts";
import { toDecimal } from "../services/money.ts";
import { readMethods } from "../services/payment-methods.ts";
import { confirmPayment } from "../services/payment-password.ts";
import { settleReceipts } from "../services/receipt-settling.ts";
import { checkPeriod } from "../services/records/whose.ts";
import { refuseTrial } from "../services/roles.ts";
import { confirmOwner } from "../services/step-up.ts";
import { readRecipients } from "../services/transfer-recipients.ts";
import {
  readWallets,
  returnAll,
  transferBetweenWallets,
} from "../services/vendor-wallets.ts";
import { readOptions, refuseUnready } from "../services/withdrawal-options.ts";
import { readWithdrawals, requestWithdrawal } from "../services/withdrawals.ts";

/** Orders of one member within a minute. */
const ordersPerMinute = 20;

export const walletCalls = [
  handleMember(calls.wallets, async ({ db, session: { member } }) => {
    refuseTrial(member);
    return { list: await readWallets(db, member) };
  }),

  handleMoney(calls.walletTransfer, {
    leaves: false,
    effect: async ({ tx, session, request, intent, now, flagsOverride }) => {
      // With a single wallet there is nothing to transfer between (OPN-44).
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
    leaves: false,
    effect: async ({ tx, session, intent, now }) => ({
      balance: toDecimal(await returnAll(tx, session.member.id, intent, now)),
    }),
  }),

  handleMember(
    calls.transferRecipients,
    async ({ db, session: { member } }) => {
      refuseTrial(member);
      return {
        list: await readRecipients(db, member),
        noteLength: longestNote,
      };
    },
  ),

  handleMoney(calls.memberTransfer, {
    leaves: true,
    check: ({ db, session, request, now }) =>
      confirmPayment(db, session.member.id, request.paymentPassword, now),
    effect: async ({ tx, session, request, intent, now }) => ({
      balance: toDecimal(
        await transferToMember(tx, {
          member: session.member,
          direction: request.direction,
          account: request.account,
          amount: readAmount(request.amount),
          note: request.note,
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
    leaves: false,
    check: ({ db, session, now }) =>
      limit(db, `deposit:${session.member.id}`, ordersPerMinute, now),
    effect: async ({ tx, session, request, run, origin, now }) => {
      const { orderId, token } = await openDeposit(tx, {
        memberId: session.member.id,
        methodId: request.methodId,
        amount: readAmount(request.amount),
        shownFee: readShownFee(request.fee),
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
    async ({ db, run, session: { member }, now, language }) => {
      refuseTrial(member);
      return readOptions(db, { memberId: member.id, run, now }, language);
    },
  ),

  handleMoney(calls.withdraw, {
    leaves: true,
    check: async ({ db, run, session, request, now }) => {
      const memberId = session.member.id;
      await refuseUnready(db, { memberId, run, now });
      await confirmPayment(db, memberId, request.paymentPassword, now);
    },
    effect: async ({ tx, session, request, run, intent, now }) => ({
      orderId: await requestWithdrawal(tx, {
        run,
        memberId: session.member.id,
        accountId: request.accountId,
        amount: readAmount(request.amount),
        shownFee: readShownFee(request.fee),
        intent,
        now,
      }),
    }),
  }),

  handleMember(
    calls.withdrawals,
    async ({ db, session: { member }, request, now, language }) => {
      refuseTrial(member);
      checkPeriod(request);
      await settleReceipts(db, now, member.id);
      return readWithdrawals(db, member.id, request, language);
    },
  ),

  handleMember(calls.bankAccounts, async ({ db, run, session: { member } }) => {
    refuseTrial(member);
    return readBankAccounts(db, run, member);
  }),

  handleMember(calls.addBankAccount, async (context) => {
    const { db, request, now } = context;
    const { member } = context.session;
    refuseTrial(member);
    const wish = await checkBankAccount(db, member, request);
    await confirmPayment(db, member.id, request.paymentPassword, now);
    await confirmOwner(context, member, request.stepUp);
    return { id: await addBankAccount(context, member.id, wish) };
  }),

  handleMember(calls.removeBankAccount, async (context) => {
    const { db, request, now } = context;
    const { member } = context.session;
    refuseTrial(member);
    await confirmPayment(db, member.id, request.paymentPassword, now);
    await removeBankAccount(context, member.id, request.id);
    return true;
  }),
];
