import * as styles from "./FallbackArt.css.ts";

export interface FallbackArtProps {
  /** Name of what the picture would have shown; its first letter stands on the drawing. */
  name: string;
}

/**
 * A drawn stand-in for a picture that is missing or did not load: a rising light and a letter.
 *
 * @example <FallbackArt name="Jade Garden" />
 */
export function FallbackArt({ name }: FallbackArtProps) {
  const letter = [...name.trim()][0]?.toLocaleUpperCase() ?? "";
  return (
    <span className={styles.ground} aria-hidden="true">
      <svg
        className={styles.drawing}
        viewBox="0 0 300 400"
        preserveAspectRatio="xMidYMid slice"
      >
        <circle className={styles.halo} cx="150" cy="188" r="150" />
        <circle className={styles.halo} cx="150" cy="188" r="104" />
        <path
          className={styles.hill}
          d="M0 300c64-46 116-24 164-42s92-46 136-14v156H0z"
        />
        <path className={styles.shore} d="M0 340c74-36 150-8 300-32v92H0z" />
      </svg>
      <span className={styles.letter}>{letter}</span>
    </span>
  );
}
