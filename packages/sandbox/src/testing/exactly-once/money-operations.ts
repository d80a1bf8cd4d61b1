import * as calls from "@foyer/platform/calls";
import * as v from "valibot";
import { stakes } from "../../services/lottery/stakes.ts";
import { paymentPassword } from "../money.ts";
import {
  done,
  intentOf,
  mainOf,
  minorOf,
  pointsAt,
  prepare,
  refused,
  walletAt,
  written,
  type MakeOperation,
} from "./operations.ts";

const won = v.object({ win: v.string() });

/** A round of a game: a stake and its winnings. */
export const bet: MakeOperation = (scene) => {
  const player = scene.random.pick(scene.players);
  const stake = scene.random.pick(stakes);
  const { key, ask } = prepare(scene);
  return async () => {
    const ended = await ask(() =>
      scene.world.post(key, "/games/round", {
        s: player.frame,
        roundId: key,
        stake,
      }),
    );
    if (!("ok" in ended)) return refused("bet");
    const win = minorOf(v.parse(won, ended.ok).win);
    const wallet = mainOf(player);
    return done("bet", [
      { id: `${key}:stake`, from: wallet, to: "house", amount: minorOf(stake) },
      ...(win > 0n
        ? [{ id: `${key}:win`, from: "house", to: wallet, amount: win }]
        : []),
      // A slot: a tenth of a point for each 1.00.
      {
        id: `${key}:points`,
        from: "points-house",
        to: pointsAt(player),
        amount: minorOf(stake) / 10n,
      },
    ]);
  };
};

const vendors = ["KITE", "LANTERN"] as const;

/** A transfer between the main wallet and a provider wallet. */
export const transfer: MakeOperation = (scene) => {
  const player = scene.random.pick(scene.players);
  const vendor = scene.random.pick(vendors);
  const [from, to]: readonly [string, string] = scene.random.chance(0.6)
    ? ["", vendor]
    : [vendor, ""];
  const amount = BigInt(100 + scene.random.int(9000));
  const { key: idempotencyKey, ask } = prepare(scene);
  return async () => {
    const ended = await ask(() =>
      player.client.call(
        calls.walletTransfer,
        { from, to, amount: written(amount) },
        { idempotencyKey },
      ),
    );
    if (!("ok" in ended)) return refused("transfer");
    return done("transfer", [
      {
        id: intentOf("walletTransfer", player, idempotencyKey),
        from: walletAt(player, from),
        to: walletAt(player, to),
        amount,
      },
    ]);
  };
};

/** Transfers all money back to the main wallet. */
export const bringBack: MakeOperation = (scene) => {
  const player = scene.random.pick(scene.players);
  const { key: idempotencyKey, ask } = prepare(scene);
  return async () => {
    const ended = await ask(() =>
      player.client.call(calls.walletReturn, {}, { idempotencyKey }),
    );
    if (!("ok" in ended)) return refused("bringBack");
    const may = `${intentOf("walletReturn", player, idempotencyKey)}:`;
    return { ...done("bringBack", []), may };
  };
};

/** A transfer from a member to the upline, or from the agent to a downline. */
export const memberTransfer: MakeOperation = (scene) => {
  const [agent, ...below] = scene.players;
  const other = scene.random.pick([below[0] ?? agent, ...below]);
  const down = scene.random.chance(0.5);
  const [giver, taker] = down ? [agent, other] : [other, agent];
  const amount = BigInt(100 + scene.random.int(5000));
  const { key: idempotencyKey, ask } = prepare(scene);
  return async () => {
    const ended = await ask(() =>
      giver.client.call(
        calls.memberTransfer,
        {
          direction: down ? "DOWNLINE" : "UPLINE",
          account: taker.member.username,
          amount: written(amount),
          paymentPassword,
        },
        { idempotencyKey },
      ),
    );
    if (!("ok" in ended)) return refused("memberTransfer");
    return done("memberTransfer", [
      {
        id: intentOf("memberTransfer", giver, idempotencyKey),
        from: mainOf(giver),
        to: mainOf(taker),
        amount,
      },
    ]);
  };
};
