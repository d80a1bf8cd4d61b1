import type { HomeSection } from "@foyer/platform/brand";
import { loadable } from "../../kit/parts/loadable.tsx";
import HomeWinners from "./HomeWinners.tsx";
import * as styles from "./lobby.css.ts";

/* Sections that only few brands have on their home page. */
const HomeMore = loadable(() => import("./HomeMore.tsx"), {
  pending: <div hidden className={styles.notYet} />,
});

interface HomeLaterProps {
  readonly name: Extract<HomeSection, "winners" | "promotions" | "vendors">;
}

/** The sections of a home page that are not needed for the first view. */
export default function HomeLater({ name }: HomeLaterProps) {
  return name === "winners" ? <HomeWinners /> : <HomeMore name={name} />;
}
