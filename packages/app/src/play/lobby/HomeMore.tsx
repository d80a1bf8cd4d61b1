import type { HomeSection } from "@foyer/platform/brand";
import HomeMatches from "./HomeMatches.tsx";
import HomePromotions from "./HomePromotions.tsx";
import HomeVendors from "./HomeVendors.tsx";

const parts = {
  promotions: HomePromotions,
  vendors: HomeVendors,
  matches: HomeMatches,
} as const satisfies Partial<Record<HomeSection, () => React.ReactNode>>;

interface HomeMoreProps {
  readonly name: keyof typeof parts;
}

/** The parts of a home that few brands have, in one file of their own. */
export default function HomeMore({ name }: HomeMoreProps) {
  const Part = parts[name];
  return <Part />;
}
