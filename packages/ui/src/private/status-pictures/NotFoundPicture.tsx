import { Picture } from "./Picture.tsx";
import * as styles from "./picture.css.ts";

const pockets = 12;

/** A 404 with a roulette wheel as its zero, and the ball that missed it. */
export function NotFoundPicture() {
  return (
    <Picture>
      <path
        className={styles.figure}
        d="M78 158V70L30 132h64M302 158V70l-48 62h64"
      />
      <circle className={styles.body} cx="176" cy="114" r="66" />
      <circle className={styles.well} cx="176" cy="114" r="56" />
      {Array.from({ length: pockets }, (_, index) => (
        <path
          key={index}
          className={index % 2 === 0 ? styles.accent : styles.shade}
          d="M176 64a50 50 0 0 1 25 6.700l-11 19a28 28 0 0 0-14-3.700Z"
          transform={`rotate(${(360 / pockets) * index} 176 114)`}
        />
      ))}
      <circle className={styles.body} cx="176" cy="114" r="26" />
      <path className={styles.ink} d="M176 100v28M162 114h28" />
      <circle className={styles.accent} cx="176" cy="114" r="6" />
      <path className={styles.broken} d="M228 62c24-14 46-4 58 16" />
      <path className={styles.broken} d="M300 168c4 12 2 20-4 28" />
      <circle className={styles.body} cx="292" cy="202" r="8" />
      <path
        className={styles.hair}
        d="M112 40v10M107 45h10M40 190v8M36 194h8"
      />
    </Picture>
  );
}
