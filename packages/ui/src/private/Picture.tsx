import { useState } from "react";
import * as styles from "./Picture.css.ts";
import { useInlineStyle } from "./useInlineStyle.ts";

interface PictureProps {
  /** URL of the picture; without it, the placeholder is drawn. */
  src: string | undefined;
  /** Name of what is shown, for the placeholder. */
  name: string;
  /** Width of the file in px, so that its space is reserved before it loads. */
  width: number;
  /** Height of the file in px. */
  height: number;
  /** Average colour of the picture, shown until it loads. */
  color?: string | undefined;
  /** Loads immediately and with high priority, for the first screen. @default false */
  priority?: boolean;
  /** Alternative text; empty when adjacent text says the same. @default "" */
  alt?: string;
  /** How it fills its container: cropped, or whole. @default "cover" */
  fit?: "cover" | "contain";
}

/**
 * A picture that fills its positioned parent, shows its average colour while it loads and never shows a broken image.
 *
 * @example <Picture src={url} name="Jade Garden" width={300} height={400} color="teal" />
 */
export function Picture(props: PictureProps) {
  const {
    src,
    name,
    width,
    height,
    color,
    priority = false,
    alt = "",
    fit = "cover",
  } = props;
  const [failed, setFailed] = useState<string>();
  const picture = useInlineStyle<HTMLImageElement>({
    "background-color": color,
  });
  if (!src || failed === src) return <FallbackArt name={name} />;
  return (
    <img
      ref={picture}
      className={styles.picture[fit]}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding="async"
      draggable={false}
      onError={() => setFailed(src)}
    />
  );
}

interface FallbackArtProps {
  /** Name of what the picture would have shown; its first letter is shown on the drawing. */
  name: string;
}

/**
 * A drawn placeholder for a picture that is missing or did not load: a rising light and a letter.
 *
 * @example <FallbackArt name="Jade Garden" />
 */
function FallbackArt({ name }: FallbackArtProps) {
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
