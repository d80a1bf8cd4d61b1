import type { HomeSection } from "@foyer/platform/brand";
import HomeMatches from "./HomeMatches.tsx";
import HomePromotions from "./HomePromotions.tsx";
import HomeVendors from "./HomeVendors.tsx";

interface HomeMoreProps {
  readonly name: Extract<HomeSection, "promotions" | "vendors" | "matches">;
}

/** The parts of a home that few brands have, in one file of their own. */
export default function HomeMore({ name }: HomeMoreProps) {
  switch (name) {
    case "promotions":
      return <HomePromotions />;
    case "vendors":
      return <HomeVendors />;
    case "matches":
      return <HomeMatches />;
  }
}
