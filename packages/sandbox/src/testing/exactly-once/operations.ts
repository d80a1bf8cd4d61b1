import { CallError } from "@foyer/platform/errors";
import { isDeepStrictEqual } from "node:util";
import { pointsOf, vendorWalletOf, walletOf } from "../../services/ledger.ts";
import type { Random } from "../../seed/random.ts";
import { makeFates, untilTold, type Ended } from "./fates.ts";
import type { Player } from "./players.ts";
import type { World } from "./world.ts";

/** A posting that has to be in the books, once. */
export interface Due {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly amount: bigint;
}

/** What an operation came to. */
export interface Outcome {
  readonly kind: string;
  readonly ended: "done" | "refused";
  readonly due: readonly Due[];
  /** Beginning of the ids of postings that are as large as what there was: any of them may be there. */
  readonly may?: string;
  /** What may be had once, whatever is asked for. */
  readonly single?: string;
  /** Of the goods that were bought. */
  readonly pieces?: number;
}

/** The platform refused. */
export const refused = (kind: string): Outcome => ({
  kind,
  ended: "refused",
  due: [],
});

/** It was done, and these postings tell of it. */
export const done = (kind: string, due: readonly Due[]): Outcome => ({
  kind,
  ended: "done",
  due,
});

/** What operations are made of. */
export interface Scene {
  readonly world: World;
  readonly random: Random;
  readonly players: readonly [Player, ...Player[]];
}

/** One thing that a member wants, and what an operator makes of it; all it needs is drawn when it is made. */
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

/** What the books call an intent. */
export const intentOf = (call: string, { member }: Player, key: string) =>
  `${call}:${member.id}:${key}`;

/** An amount in minor units, as it is sent. */
export const written = (minor: bigint): string =>
  `${minor / 100n}.${String(minor % 100n).padStart(2, "0")}`;

/** An amount as the platform writes it, in minor units. */
export const minorOf = (amount: string): bigint => {
  const [whole = "0", fraction = ""] = amount.split(".");
  return BigInt(whole + fraction.padEnd(2, "0"));
};

/**
 * Prepares one ask: its fate, and how many copies of it go out at once. All that are answered must be answered alike.
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
      // One that came too early for the balance was refused and left the key free for its copy.
      return (
        ends.find((end) => "ok" in end) ?? ends[0] ?? { refused: "UNKNOWN" }
      );
    },
  };
}

/**
 * Prepares what an operator does to an order. Who finds it done already did it before, or its copy did.
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
