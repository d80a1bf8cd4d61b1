import { sampleBanners } from "./storySamples.ts";
import type { PromotionEntry } from "../../components/promotion-list/PromotionList.tsx";

/** Current time in promotion stories. */
export const sampleNow = Date.UTC(2026, 2, 10, 12);
const hours = (count: number) => sampleNow + count * 3_600_000;

const pictures = sampleBanners(8, 16 / 9);

const entries: readonly Omit<PromotionEntry, "id" | "images">[] = [
  {
    title: "Welcome to the lake: a second balance for your first evening",
    badges: ["newbie"],
    longTerm: true,
  },
  {
    title: "Lantern week",
    badges: ["limited", "special"],
    endsAt: hours(77),
  },
  { title: "Quiet hours cashback", badges: ["daily"], endsAt: hours(5) },
  {
    title: "Rebate of the tide: the higher the level, the higher the rate",
    badges: ["highRate", "vip"],
    endsAt: hours(24 * 40 + 3),
  },
  { title: "Weekend tournament", startsAt: hours(30), endsAt: hours(300) },
  { title: "Bring a friend, share the tide", longTerm: true },
  { title: "Harbour lights draw", badges: ["special"], endsAt: hours(-2) },
  { title: "Koi of the Ninth Wave: opening nights", endsAt: hours(0.5) },
];

/**
 * Invented promotions in the same order each time.
 *
 * @example samplePromotions(6)
 */
export function samplePromotions(count: number): PromotionEntry[] {
  return Array.from({ length: count }, (_, index) => {
    const picture = (place: number) =>
      pictures[place % pictures.length]?.imageUrl ?? "";
    return {
      ...(entries[index % entries.length] ?? { title: "Lantern week" }),
      id: `promotion-${index}`,
      images: [
        { sequence: 2, url: picture(index + 3) },
        { sequence: 1, url: picture(index) },
      ],
    };
  });
}
