import { Skeleton } from "../skeleton/Skeleton.tsx";
import * as styles from "./ContractCard.css.ts";

/**
 * Placeholder for a contract card, with the same dimensions.
 *
 * @example <ContractCardSkeleton />
 */
export function ContractCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <div className={styles.head}>
        <div className={styles.words}>
          <Skeleton shape="heading" width="half" />
          <Skeleton shape="small" width="most" />
        </div>
      </div>
      <div className={styles.boneRate}>
        <Skeleton shape="heading" />
      </div>
      <div className={styles.facts}>
        {["terms", "dates"].map((list) => (
          <div key={list} className={styles.boneFacts}>
            <Skeleton shape="small" />
            <Skeleton shape="small" />
            <Skeleton shape="small" width="most" />
          </div>
        ))}
      </div>
    </div>
  );
}
