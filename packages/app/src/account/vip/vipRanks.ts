import type { ResponseOf } from "@foyer/platform/call";
import type { vip } from "@foyer/platform/calls";
import type { VipLadderRank } from "@foyer/ui/vip-ladder";

type Vip = ResponseOf<typeof vip>;

/**
 * The ranks that have benefits, in the order in which the platform lists them. The member's own rank is included even
 * without benefits, before the first rank with a higher number.
 *
 * @example ranksOf(answer).map(({ label }) => label) // ["Sand", "Coral", "Pearl"]
 */
export function ranksOf({ rank, label, benefits }: Vip): VipLadderRank[] {
  const ranks = new Map<string, VipLadderRank>();
  for (const one of benefits) {
    const known = ranks.get(one.rank);
    const { title, detail } = one;
    ranks.set(one.rank, {
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
