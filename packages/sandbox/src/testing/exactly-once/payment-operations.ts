import * as calls from "@foyer/platform/calls";
import * as v from "valibot";
import { paymentPassword } from "../money.ts";
import {
  done,
  intentOf,
  mainOf,
  operator,
  prepare,
  refused,
  written,
  type Due,
  type MakeOperation,
} from "./operations.ts";

const ordered = v.object({ orderId: v.string() });

/** A deposit order, and the bank's reaction. */
export const deposit: MakeOperation = (scene) => {
  const player = scene.random.pick(scene.players);
  const amount = BigInt(1000 + scene.random.int(5000));
  const credits = scene.random.chance(0.8);
  const { key: idempotencyKey, ask } = prepare(scene);
  const decide = operator(scene);
  return async () => {
    const ended = await ask(() =>
      player.client.call(
        calls.deposit,
        { methodId: "bank", amount: written(amount) },
        { idempotencyKey },
      ),
    );
    if (!("ok" in ended)) return refused("deposit");
    const { orderId } = v.parse(ordered, ended.ok);
    await decide(`/deposits/${orderId}`, {
      action: credits ? "CREDIT" : "FAIL",
    });
    const arrived = { from: "bank", to: mainOf(player), amount };
    return done("deposit", credits ? [{ id: orderId, ...arrived }] : []);
  };
};

/** A withdrawal: rejected and refunded, or sent, in part or fully, and confirmed. */
export const withdrawal: MakeOperation = (scene) => {
  const player = scene.random.pick(scene.players);
  const amount = BigInt(5000 + scene.random.int(3000));
  const sends = scene.random.chance(0.6);
  const part = scene.random.chance(0.4) ? BigInt(scene.random.int(4000)) : 0n;
  const { key: idempotencyKey, ask } = prepare(scene);
  const decide = operator(scene);
  const answer = prepare(scene);
  return async () => {
    const request = {
      accountId: player.accountId,
      amount: written(amount),
      paymentPassword,
    };
    const ended = await ask(() =>
      player.client.call(calls.withdraw, request, { idempotencyKey }),
    );
    if (!("ok" in ended)) return refused("withdrawal");
    const { orderId: id } = v.parse(ordered, ended.ok);
    const intent = intentOf("withdraw", player, idempotencyKey);
    const wallet = mainOf(player);
    const asked = { id: intent, from: wallet, to: "payouts", amount };
    await decide(
      `/withdrawals/${id}`,
      sends ? { action: "SEND", part: written(part) } : { action: "REJECT" },
    );
    const due: Due[] = [asked];
    if (!sends)
      return done("withdrawal", [
        ...due,
        { id: `${id}:back`, from: "payouts", to: wallet, amount },
      ]);
    const fee = player.payoutFee;
    const net = amount - fee;
    due.push({ id: `${id}:sent`, from: "payouts", to: "transit", amount: net });
    if (fee > 0n)
      due.push({ id: `${id}:fee`, from: "payouts", to: "house", amount: fee });
    const arriving = { from: "transit", to: "bank" };
    if (part > 0n)
      due.push({ id: `${id}:part:${part}`, ...arriving, amount: part });
    const confirmed = await answer.ask(() =>
      player.client.call(
        calls.receiptConfirm,
        { id, answer: part > 0n ? "FULL_PAYMENT" : "RECEIVED" },
        { idempotencyKey: answer.key },
      ),
    );
    if (!("ok" in confirmed)) throw new Error("A receipt was not taken.");
    return done("withdrawal", [
      ...due,
      { id: `${id}:arrived`, ...arriving, amount: net - part },
    ]);
  };
};
