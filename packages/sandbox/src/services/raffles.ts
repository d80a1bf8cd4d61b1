import { eq } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../db/database.ts";
import { raffleClaims } from "../db/tables/offers.ts";
import { readContent } from "./content.ts";
import { post, walletOf } from "./ledger.ts";
import { toDecimal, toMinor } from "./money.ts";
import { orderPrize, readDeliveries } from "./prizes.ts";
import { invalid, Refusal } from "./refusal.ts";

/** The raffles as rewards of the reward centre, with what the member has drawn. */
export async function readRaffles(
  db: Database,
  memberId: string,
  language: string,
) {
  const [raffles, promotions, drawn, deliveries] = await Promise.all([
    readContent(db, "raffle"),
    readContent(db, "promotion", language),
    db.select().from(raffleClaims).where(eq(raffleClaims.memberId, memberId)),
    readDeliveries(db, memberId, language),
  ]);
  return raffles.map(({ id }) => {
    const claim = drawn.find(({ promotionId }) => promotionId === id);
    const promotion = promotions.find((each) => each.id === id);
    return {
      id,
      kind: "RAFFLE" as const,
      title: String(promotion?.body["title"] ?? id),
      amount: claim === undefined ? null : toDecimal(claim.amount),
      prize: claim?.prize ?? "",
      status: claim === undefined ? ("READY" as const) : ("CLAIMED" as const),
      time: claim?.createdAt ?? 0,
      claimedAt: claim?.createdAt ?? null,
      delivery: deliveries.get(id) ?? null,
    };
  });
}

const raffleBody = v.object({
  prizes: v.array(
    v.object({
      prize: v.string(),
      amount: v.string(),
      weight: v.pipe(v.number(), v.integer(), v.minValue(1)),
      /** The product that is sent, of a prize that is a thing. */
      goodsId: v.optional(v.string()),
    }),
  ),
});

type Prize = v.InferOutput<typeof raffleBody>["prizes"][number];

function drawPrize(
  prizes: readonly Prize[],
  draw: (below: number) => number,
): Prize {
  const drawn = draw(prizes.reduce((sum, { weight }) => sum + weight, 0));
  let upTo = 0;
  const found = prizes.find(({ weight }) => drawn < (upTo += weight));
  if (found === undefined) throw new Refusal("UNKNOWN");
  return found;
}

interface Claim {
  readonly memberId: string;
  readonly promotionId: string;
  readonly intent: string;
  readonly now: number;
  readonly draw: (below: number) => number;
  /** Pack code of the language in which the prize is named. */
  readonly language: string;
}

/** Draws a member's prize in a raffle, once per member: money is paid, a thing is ordered. */
export async function claimRaffle(
  tx: Database,
  { memberId, promotionId, intent, now, draw, language }: Claim,
) {
  const raffles = await readContent(tx, "raffle", language);
  const raffle = raffles.find(({ id }) => id === promotionId);
  if (raffle === undefined) throw invalid({ promotionId: "has no prize draw" });
  const { prize, amount, goodsId } = drawPrize(
    v.parse(raffleBody, raffle.body).prizes,
    draw,
  );
  const minor = toMinor(amount) ?? 0n;
  const made = await tx
    .insert(raffleClaims)
    .values({ memberId, promotionId, prize, amount: minor, createdAt: now })
    .onConflictDoNothing()
    .returning({ memberId: raffleClaims.memberId });
  if (made.length === 0) throw new Refusal("ALREADY_CLAIMED");
  if (minor > 0n)
    await post(tx, {
      id: intent,
      kind: "raffle",
      reference: promotionId,
      from: "house",
      to: walletOf(memberId),
      amount: minor,
      now,
    });
  if (goodsId !== undefined)
    await orderPrize(tx, { memberId, promotionId, goodsId, now });
  return { prize, amount: toDecimal(minor) };
}
