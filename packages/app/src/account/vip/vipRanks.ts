import type { ResponseOf } from "@foyer/platform/call";
import type { vip } from "@foyer/platform/calls";
import type { VipLadderRank } from "@foyer/ui/vip-ladder";

type Vip = ResponseOf<typeof vip>;

/** A rank, and the valid bets that it takes; a platform may leave these out. */
export interface Rank extends VipLadderRank {
  /** To reach it from the rank below. */
  readonly target?: string | undefined;
  /** To keep it for another period; "0": it is never lost. */
  readonly keep?: string | null | undefined;
}

/**
 * The ranks in the order in which the platform lists them: all, or those that have benefits. The member's own rank is
 * included in any case, before the first rank with a higher number.
 *
 * @example ranksOf(answer).map(({ label }) => label) // ["Sand", "Coral", "Pearl"]
 */
export function ranksOf({ rank, label, ranks: all, benefits }: Vip): Rank[] {
  const ranks = new Map<string, Rank>(
    all.map(({ rank: key, ...one }) => [key, { key, ...one, benefits: [] }]),
  );
  for (const one of benefits) {
    const known = ranks.get(one.rank);
    const { title, detail } = one;
    ranks.set(one.rank, {
      ...known,
      key: one.rank,
      label: known?.label ?? one.label,
      benefits: [...(known?.benefits ?? []), { title, detail }],
    });
  }
  const listed = [...ranks.values()];
  if (ranks.has(rank)) return listed;
  const above = listed.findIndex(
    ({ key }) => key.localeCompare(rank, "en", { numeric: true }) > 0,
  );
  return listed.toSpliced(above < 0 ? listed.length : above, 0, {
    key: rank,
    label,
    benefits: [],
  });
}
