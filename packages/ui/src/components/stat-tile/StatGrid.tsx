import type { ReactNode } from "react";
import { listEntries } from "../../private/listEntries.tsx";
import * as styles from "./StatTile.css.ts";

export interface StatGridProps {
  /** What the figures are about, "This week": its name for who cannot see it. */
  label: string;
  /** The tiles. */
  children: ReactNode;
}

/**
 * Tiles in as many equal columns as there is room for.
 *
 * @example <StatGrid label="This week"><StatTile label="Bets" value="1204" /></StatGrid>
 */
export function StatGrid({ label, children }: StatGridProps) {
  return (
    <ul className={styles.grid} role="list" aria-label={label}>
      {listEntries(children, styles.place)}
    </ul>
  );
}
