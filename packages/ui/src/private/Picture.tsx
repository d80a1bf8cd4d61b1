import { useState } from "react";
import { FallbackArt } from "./FallbackArt.tsx";
import * as styles from "./Picture.css.ts";
import "./pictureLook.css.ts";

export interface PictureProps {
  /** Address of the picture; without one the stand-in is drawn. */
  src: string | undefined;
  /** Name of what is shown, for the stand-in. */
  name: string;
  /** Width of the file in px, so that room is kept before it arrives. */
  width: number;
  /** Height of the file in px. */
  height: number;
  /** Average colour of the picture, shown until it arrives. */
  color?: string | undefined;
  /** Loads at once and first, for what the first screen shows. @default false */
  priority?: boolean;
  /** Text for who cannot see it; empty when words beside it say the same. @default "" */
  alt?: string;
  /** How it fills its room: cut at the edges, or whole. @default "cover" */
  fit?: "cover" | "contain";
}

/**
 * A picture that fills its positioned parent, keeps its colour while it loads and never shows a broken frame.
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
  if (!src || failed === src) return <FallbackArt name={name} />;
  return (
    <img
      className={styles.picture[fit]}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding="async"
      draggable={false}
      style={color ? { backgroundColor: color } : undefined}
      onError={() => setFailed(src)}
    />
  );
}
