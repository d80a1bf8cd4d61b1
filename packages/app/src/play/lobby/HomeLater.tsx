import type { HomeSection } from "@foyer/platform/brand";
import { loadable } from "../../kit/parts/loadable.tsx";
import HomeWinners from "./HomeWinners.tsx";
import * as styles from "./lobby.css.ts";

/* What few brands have on their home. */
const HomeMore = loadable(() => import("./HomeMore.tsx"), {
  pending: <div hidden className={styles.notYet} />,
});

interface HomeLaterProps {
  readonly name: Extract<HomeSection, "winners" | "promotions" | "vendors">;
}

/** The parts of a home that the first view does without. */
export default function HomeLater({ name }: HomeLaterProps) {
  return name === "winners" ? <HomeWinners /> : <HomeMore name={name} />;
}
