import * as calls from "@foyer/platform/calls";
import { type Known, many, needs, plan, type Plan } from "../plan.ts";
import { atLeastOne, firstPage, lately, ownerOf, picture } from "./requests.ts";

const member = { as: "member" } as const;
const changes = { as: "member", effect: true } as const;

const paymentPassword = (known: Known, who: "member" | "agent" | "spare") =>
  known.account(who)?.paymentPassword;

const noPaymentPassword = (who: string) =>
  needs(`\`paymentPassword\` of ${who} in the accounts file`);

const walletPlans: readonly Plan[] = [
  plan(calls.wallets, member, () => ({})),
  plan(calls.walletTransfer, changes, (known) => {
    const to = known
      .answer(calls.wallets)
      ?.list.find(({ vendor, transferable }) => vendor !== "" && transferable);
    return to === undefined
      ? needs("a vendor's wallet in wallets that takes money")
      : { from: "", to: to.vendor, amount: "1.00" };
  }),
  plan(calls.walletReturn, changes, () => ({})),
];

const depositPlans: readonly Plan[] = [
  plan(calls.depositMethods, member, () => ({})),
  plan(calls.deposit, changes, (known) => {
    const method = known.answer(calls.depositMethods)?.[0];
    return method === undefined
      ? needs("a way of depositMethods")
      : {
          methodId: method.id,
          amount: atLeastOne(method.min),
          fee: method.fee,
        };
  }),
  plan(calls.depositOrder, member, (known) => {
    const orderId = known.answer(calls.deposit)?.orderId;
    return orderId === undefined ? needs("an order of deposit") : { orderId };
  }),
];

const withdrawalPlans: readonly Plan[] = [
  plan(calls.setPaymentPassword, { as: "spare", effect: true }, (known) => {
    const old = paymentPassword(known, "spare");
    const next = known.accounts.newPaymentPassword;
    if (old === undefined || next === undefined)
      return needs("`spare` with a paymentPassword, and `newPaymentPassword`");
    const change = (oldPassword: string, newPassword: string) => ({
      oldPassword,
      newPassword,
      confirmNewPassword: newPassword,
    });
    return many([change(old, next), change(next, old)]);
  }),
  plan(calls.bankAccounts, member, () => ({})),
  plan(calls.addBankAccount, changes, (known) => {
    const password = paymentPassword(known, "member");
    return password === undefined
      ? noPaymentPassword("member")
      : {
          holder: known.answer(calls.bankAccounts)?.holder || "Alex Trial",
          bank: known.answer(calls.bankAccounts)?.banks[0] ?? "Trial Bank",
          number: String(known.now()).slice(-10),
          paymentPassword: password,
          ...ownerOf(known, "member"),
        };
  }),
  plan(calls.withdrawOptions, member, () => ({})),
  plan(calls.withdraw, changes, (known) => {
    const password = paymentPassword(known, "member");
    const method = known.answer(calls.withdrawOptions)?.methods[0];
    const account = known.answer(calls.bankAccounts)?.list[0];
    if (password === undefined) return noPaymentPassword("member");
    if (method === undefined || account === undefined)
      return needs("a way of withdrawOptions and an account of bankAccounts");
    return {
      accountId: account.id,
      amount: atLeastOne(method.min),
      fee: method.fee,
      paymentPassword: password,
    };
  }),
  plan(calls.withdrawals, member, (known) => ({
    ...lately(known),
    ...firstPage,
  })),
  plan(calls.removeBankAccount, changes, (known) => {
    const password = paymentPassword(known, "member");
    const id = known.answer(calls.addBankAccount)?.id;
    if (password === undefined) return noPaymentPassword("member");
    return id === undefined
      ? needs("an account of addBankAccount")
      : { id, paymentPassword: password };
  }),
];

/** A withdrawal that the member has not yet confirmed. */
const awaited = async (known: Known) =>
  (await known.read(calls.receiptList, firstPage, "member"))?.list.find(
    ({ state, forced }) => state === "AWAITING" && !forced,
  )?.id;

const noReceipt = needs("a payout of receiptList that awaits its answer");

const receiptPlans: readonly Plan[] = [
  plan(calls.receiptProof, changes, async (known) => {
    const id = await awaited(known);
    return id === undefined ? noReceipt : { id, images: [picture()] };
  }),
  plan(calls.receiptConfirm, changes, async (known) => {
    const id = await awaited(known);
    const proof = known.answer(calls.receiptProof)?.[0];
    return id === undefined || proof === undefined
      ? noReceipt
      : {
          id,
          answer: "NOT_RECEIVED" as const,
          imageIds: [proof.imageId],
        };
  }),
  plan(calls.receiptList, member, () => firstPage),
];

/** The member's own records, and those of the team where there is one. */
const scoped = { as: ["member", "agent"] } as const;
const scopeOf = (who: string) =>
  who === "agent" ? ("TEAM" as const) : ("SELF" as const);

const recordPlans: readonly Plan[] = [
  plan(calls.transactions, scoped, (known, who) => ({
    scope: scopeOf(who),
    ...lately(known),
    ...firstPage,
  })),
  plan(calls.betRecords, scoped, (known, who) => ({
    scope: scopeOf(who),
    ...lately(known),
    ...firstPage,
  })),
  plan(calls.profitLoss, scoped, (known, who) =>
    who === "agent"
      ? many([
          { scope: "TEAM", ...lately(known), by: "day" },
          { scope: "TEAM", ...lately(known), by: "account" },
          {
            ...{ scope: "TEAM", ...lately(known), by: "account" },
            ...{ orderBy: "account", after: "a" },
          },
        ])
      : { scope: "SELF" as const, ...lately(known), by: "day" as const },
  ),
  plan(calls.bonusDetails, member, (known) => ({
    ...lately(known),
    ...firstPage,
  })),
];

/** Wallets, deposits, withdrawals and the records of them. */
export const moneyPlans: readonly Plan[] = [
  ...walletPlans,
  ...depositPlans,
  ...withdrawalPlans,
  ...receiptPlans,
  plan(calls.transferRecipients, { as: "agent" }, () => ({})),
  plan(calls.memberTransfer, { as: "agent", effect: true }, (known) => {
    const password = paymentPassword(known, "agent");
    const account = known.answer(calls.downlines)?.list[0]?.account;
    if (password === undefined) return noPaymentPassword("agent");
    return account === undefined
      ? needs("somebody of downlines")
      : {
          direction: "DOWNLINE" as const,
          account,
          amount: "1.00",
          paymentPassword: password,
          ...(known.answer(calls.transferRecipients)?.noteLength && {
            note: "Conformance",
          }),
        };
  }),
  ...recordPlans,
];
