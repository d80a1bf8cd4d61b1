import type { contractCreate } from "@foyer/platform/calls";
import type { ParsedRequestOf } from "@foyer/platform/call";
import { invalid, Refusal } from "./refusal.ts";
import { toDecimal, toMinor } from "./money.ts";

export type Offer = ParsedRequestOf<typeof contractCreate>;
export type ContractType = Offer["type"];

interface Limits {
  /** Hundredths of a per cent. */
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly periodKinds: readonly Offer["periodKind"][];
}

/** Allowed terms for each type of contract; hourly periods only for the hourly salary (OPN-40). */
const limits: Readonly<Record<ContractType, Limits>> = {
  DIVIDEND: {
    min: 50,
    max: 4_000,
    step: 50,
    periodKinds: ["D", "W", "SM", "M"],
  },
  DAILY: { min: 10, max: 250, step: 10, periodKinds: ["D"] },
  HOURLY: { min: 5, max: 100, step: 5, periodKinds: ["H"] },
  REALTIME: { min: 5, max: 50, step: 5, periodKinds: ["D"] },
};

/** Terms as they are stored. */
export interface Terms {
  readonly rate: number;
  readonly activeMembers: number;
  readonly periodValidBet: bigint;
  readonly periodProfitLoss: bigint;
  readonly betAmount: bigint;
  readonly periodKind: Offer["periodKind"];
}

/** The terms that may be offered; `own` is the rate that the agent has from the upline. */
export function optionsOf(type: ContractType, own: number | undefined) {
  const { min, max, step, periodKinds } = limits[type];
  return {
    rateMin: toDecimal(BigInt(min)),
    rateMax: toDecimal(BigInt(Math.min(max, own ?? max))),
    rateStep: toDecimal(BigInt(step)),
    periodKinds: [...periodKinds],
  };
}

const signed = (text: string): bigint | undefined => {
  const size = toMinor(text.replace(/^-/, ""));
  return size !== undefined && text.startsWith("-") ? -size : size;
};

/** Reads the terms of an offer, or rejects it. */
export function readTerms(offer: Offer, own: number | undefined): Terms {
  const { min, max, step, periodKinds } = limits[offer.type];
  const rate = toMinor(offer.rate);
  const periodValidBet = toMinor(offer.periodValidBet);
  const periodProfitLoss = signed(offer.periodProfitLoss);
  const betAmount = toMinor(offer.betAmount);
  if (rate !== undefined && rate > BigInt(Math.min(max, own ?? max)))
    throw new Refusal("RATE_TOO_HIGH", {
      value: { rateMax: optionsOf(offer.type, own).rateMax },
    });
  const fits =
    rate !== undefined && rate >= BigInt(min) && rate % BigInt(step) === 0n;
  if (
    !fits ||
    periodValidBet === undefined ||
    periodProfitLoss === undefined ||
    betAmount === undefined ||
    !periodKinds.includes(offer.periodKind) ||
    offer.activeMembers > 1_000_000
  ) {
    const wrong = "is not a plain amount";
    throw invalid({
      ...(fits ? {} : { rate: "is not a rate that may be offered" }),
      ...(periodValidBet === undefined ? { periodValidBet: wrong } : {}),
      ...(periodProfitLoss === undefined ? { periodProfitLoss: wrong } : {}),
      ...(betAmount === undefined ? { betAmount: wrong } : {}),
      ...(periodKinds.includes(offer.periodKind)
        ? {}
        : { periodKind: "does not apply to this type" }),
      ...(offer.activeMembers > 1_000_000
        ? { activeMembers: "is too large" }
        : {}),
    });
  }
  return {
    rate: Number(rate),
    activeMembers: offer.activeMembers,
    periodValidBet,
    periodProfitLoss,
    betAmount,
    periodKind: offer.periodKind,
  };
}
