import * as styles from "./LotteryNumbers.css.ts";

export interface LotteryNumbersProps {
  /** The numbers, in the order in which they were drawn. */
  numbers: readonly string[];
  /** Accessible name: the draw, "Highland Daily Three, draw 20260131-0144". */
  label: string;
  /** `large` for the draw that a page is about. @default "medium" */
  size?: "small" | "medium" | "large";
}

/**
 * The numbers of a draw as balls, in the same order in every script.
 *
 * @example <LotteryNumbers label="Highland Daily Three, draw 20260131-0144" numbers={["3", "8", "1"]} />
 */
export function LotteryNumbers({
  numbers,
  label,
  size = "medium",
}: LotteryNumbersProps) {
  return (
    <ol
      className={styles.list({ size })}
      role="list"
      aria-label={label}
      dir="ltr"
    >
      {numbers.map((number, place) => (
        // The same number may be drawn twice, so its index is part of the key.
        <li key={`${place} ${number}`} className={styles.ball}>
          {number}
        </li>
      ))}
    </ol>
  );
}
