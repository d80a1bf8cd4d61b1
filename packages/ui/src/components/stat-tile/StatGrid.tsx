import type { ReactNode } from "react";
import { listEntries } from "../../private/listEntries.tsx";
import * as styles from "./StatTile.css.ts";

export interface StatGridProps {
  /** Accessible name, for example "This week". */
  label: string;
  /** The tiles. */
  children: ReactNode;
}

/**
 * Stat tiles in as many equal columns as fit.
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
