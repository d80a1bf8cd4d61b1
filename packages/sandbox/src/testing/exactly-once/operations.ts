import { CallError } from "@foyer/platform/errors";
import { isDeepStrictEqual } from "node:util";
import { pointsOf, vendorWalletOf, walletOf } from "../../services/ledger.ts";
import type { Random } from "../../seed/random.ts";
import { makeFates, untilTold, type Ended } from "./fates.ts";
import type { Player } from "./players.ts";
import type { World } from "./world.ts";

/** A posting that must be in the books, exactly once. */
export interface Due {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly amount: bigint;
}

/** The outcome of an operation. */
export interface Outcome {
  readonly kind: string;
  readonly ended: "done" | "refused";
  readonly due: readonly Due[];
  /** Prefix of the ids of postings whose amount depends on what there was: any of them may be in the books. */
  readonly may?: string;
  /** Something that can be claimed only once, whatever is requested. */
  readonly single?: string;
  /** Number of products redeemed. */
  readonly pieces?: number;
}

/** The platform rejected it. */
export const refused = (kind: string): Outcome => ({
  kind,
  ended: "refused",
  due: [],
});

/** It was done, and these postings record it. */
export const done = (kind: string, due: readonly Due[]): Outcome => ({
  kind,
  ended: "done",
  due,
});

/** What operations work with. */
export interface Scene {
  readonly world: World;
  readonly random: Random;
  readonly players: readonly [Player, ...Player[]];
}

/** One thing that a member does, and an operator's reaction; all random values are drawn when it is made. */
export type Operation = () => Promise<Outcome>;

/** Makes an operation of one kind. */
export type MakeOperation = (scene: Scene) => Operation;

export const mainOf = ({ member }: Player): string => walletOf(member.id);
export const walletAt = ({ member }: Player, vendor: string): string =>
  vendorWalletOf(member.id, vendor);
export const pointsAt = ({ member }: Player): string => pointsOf(member.id);

/** A UUID of the seed. */
export function makeKey({ random }: Pick<Scene, "random">): string {
  const hex = (length: number) =>
    Array.from({ length }, () => random.int(16).toString(16)).join("");
  return `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`;
}

/** Id of an intent in the books. */
export const intentOf = (call: string, { member }: Player, key: string) =>
  `${call}:${member.id}:${key}`;

/** An amount in minor units, in the format of a request. */
export const written = (minor: bigint): string =>
  `${minor / 100n}.${String(minor % 100n).padStart(2, "0")}`;

/** Parses an amount of the platform into minor units. */
export const minorOf = (amount: string): bigint => {
  const [whole = "0", fraction = ""] = amount.split(".");
  return BigInt(whole + fraction.padEnd(2, "0"));
};

/**
 * Prepares one request: its fate, and how many copies of it are sent at the same time. All that are answered must get
 * the same answer.
 *
 * @example const { key, ask } = prepare(scene); const ended = await ask(() => client.call(deposit, …))
 */
export function prepare({ world, random }: Scene) {
  const key = makeKey({ random });
  const copies = random.chance(0.3) ? 2 + random.int(2) : 1;
  world.doom(key, makeFates(random));
  return {
    key,
    ask: async (send: () => Promise<unknown>): Promise<Ended> => {
      const ends = await Promise.all(
        Array.from({ length: copies }, () => untilTold(send)),
      );
      const [first, ...others] = ends.flatMap((end) =>
        "ok" in end ? [end.ok] : [],
      );
      for (const other of others)
        if (!isDeepStrictEqual(first, other))
          throw new Error(
            `One key, different answers: ${JSON.stringify([first, other])}`,
          );
      // A copy that came too early for the balance was rejected and left the key free for another copy.
      return (
        ends.find((end) => "ok" in end) ?? ends[0] ?? { refused: "UNKNOWN" }
      );
    },
  };
}

/**
 * Prepares an operator's action on an order. If it is already settled, an earlier attempt or a copy has done it.
 *
 * @example const decide = operator(scene); await decide(`/deposits/${id}`, { action: "CREDIT" })
 */
export function operator(scene: Scene) {
  const { key, ask } = prepare(scene);
  return async (path: string, body: object): Promise<void> => {
    await ask(async () => {
      try {
        await scene.world.post(key, `/sandbox/api${path}`, body);
      } catch (error) {
        if (!(error instanceof CallError) || error.code !== "ALREADY_SETTLED")
          throw error;
      }
    });
  };
}
