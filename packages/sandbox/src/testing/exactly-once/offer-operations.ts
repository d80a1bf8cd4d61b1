import * as calls from "@foyer/platform/calls";
import * as v from "valibot";
import { paymentPassword } from "../money.ts";
import {
  intentOf,
  mainOf,
  minorOf,
  operator,
  pointsAt,
  prepare,
  refused,
  type Due,
  type MakeOperation,
} from "./operations.ts";
import type { Player } from "./players.ts";

const given = v.object({ amount: v.string() });
const bought = v.object({ id: v.string() });

/** Converts points to money. */
export const convert: MakeOperation = (scene) => {
  const player = scene.random.pick(scene.players);
  const points = BigInt(1 + scene.random.int(60));
  const { key: idempotencyKey, ask } = prepare(scene);
  return async () => {
    const ended = await ask(() =>
      player.client.call(
        calls.convertPoints,
        { points: String(points), paymentPassword },
        { idempotencyKey },
      ),
    );
    if (!("ok" in ended)) return refused("convert");
    const intent = intentOf("convertPoints", player, idempotencyKey);
    const due: Due[] = [
      {
        id: `${intent}:points`,
        from: pointsAt(player),
        to: "points-house",
        amount: points * 100n,
      },
      // A point is worth one minor unit.
      {
        id: `${intent}:money`,
        from: "house",
        to: mainOf(player),
        amount: points,
      },
    ];
    return { kind: "convert", ended: "done", due };
  };
};

/** The product that is redeemed, and its cost in hundredths of a point. */
export const sold = { id: "g-kite", cost: 45_000n };

/** Redeems points for products, which are sent, or rejected and refunded. */
export const redeem: MakeOperation = (scene) => {
  const player = scene.random.pick(scene.players);
  const quantity = 1 + scene.random.int(2);
  const sends = scene.random.chance(0.5);
  const { key: idempotencyKey, ask } = prepare(scene);
  const decide = operator(scene);
  return async () => {
    const ended = await ask(() =>
      player.client.call(
        calls.redeemPoints,
        {
          goodsId: sold.id,
          quantity,
          address: "7 Quay Street, Lanternrow",
          mobileNum: "60125550101",
          paymentPassword,
        },
        { idempotencyKey },
      ),
    );
    if (!("ok" in ended)) return refused("redeem");
    const { id } = v.parse(bought, ended.ok);
    await decide(`/redemptions/${id}`, {
      action: sends ? "APPROVE" : "REJECT",
    });
    const points = {
      from: pointsAt(player),
      to: "points-house",
      amount: sold.cost * BigInt(quantity),
    };
    const paid = {
      id: intentOf("redeemPoints", player, idempotencyKey),
      ...points,
    };
    const back = {
      ...points,
      id: `${id}:back`,
      from: points.to,
      to: points.from,
    };
    return {
      kind: "redeem",
      ended: "done",
      due: sends ? [paid] : [paid, back],
      pieces: sends ? quantity : 0,
    };
  };
};

/** Things that can be claimed once: sometimes two keys race for the same one. */
const claimOf =
  (
    kind: "claimReward" | "collectRebates" | "claimRaffle",
    idsOf: (player: Player) => readonly string[],
    send: (player: Player, id: string, key: string) => Promise<unknown>,
  ): MakeOperation =>
  (scene) => {
    const player = scene.random.pick(scene.players);
    const ids = idsOf(player);
    const id = ids[scene.random.int(ids.length)] ?? "";
    const { key, ask } = prepare(scene);
    return async () => {
      const ended = await ask(() => send(player, id, key));
      if (!("ok" in ended)) return refused(kind);
      const amount = minorOf(v.parse(given, ended.ok).amount);
      const paid = {
        id: intentOf(kind, player, key),
        from: "house",
        to: mainOf(player),
        amount,
      };
      return {
        kind,
        ended: "done",
        due: amount > 0n ? [paid] : [],
        single: `${kind} ${player.member.id} ${id}`,
      };
    };
  };

export const claimReward = claimOf(
  "claimReward",
  ({ rewards }) => rewards,
  ({ client }, rewardId, idempotencyKey) =>
    client.call(calls.claimReward, { rewardId }, { idempotencyKey }),
);

export const collectRebates = claimOf(
  "collectRebates",
  ({ rebates }) => rebates,
  ({ client }, id, idempotencyKey) =>
    client.call(calls.collectRebates, { ids: [id] }, { idempotencyKey }),
);

export const claimRaffle = claimOf(
  "claimRaffle",
  ({ raffles }) => raffles,
  ({ client }, promotionId, idempotencyKey) =>
    client.call(calls.claimRaffle, { promotionId }, { idempotencyKey }),
);
