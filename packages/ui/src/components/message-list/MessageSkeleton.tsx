import { Skeleton } from "../skeleton/Skeleton.tsx";
import * as days from "./MessageDays.css.ts";
import * as styles from "./MessageRow.css.ts";

/** Messages that are coming, as high as messages are. */
export function MessageSkeleton({ tickable }: { tickable: boolean }) {
  return (
    <div aria-hidden="true">
      <div className={days.day}>
        <span className={styles.boneLine}>
          <Skeleton shape="caption" width="quarter" />
        </span>
      </div>
      <ul className={days.rows}>
        {Array.from({ length: 6 }, (_, index) => (
          <li
            key={index}
            className={styles.row({ open: false, selected: false })}
          >
            <span className={styles.opener({ tickable })}>
              <span className={styles.dot({ read: true })} />
              <span className={styles.words}>
                <span
                  className={`${styles.title({ read: true })} ${styles.boneLine}`}
                >
                  <Skeleton
                    shape="caption"
                    width={index % 2 ? "half" : "most"}
                  />
                </span>
                <span className={`${styles.preview} ${styles.boneLine}`}>
                  <Skeleton shape="caption" />
                </span>
                <span className={`${styles.time} ${styles.boneLine}`}>
                  <Skeleton shape="caption" width="quarter" />
                </span>
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
