import type { CSSProperties } from "react";
import { NavigateAnchor } from "../link/NavigateAnchor.tsx";
import * as styles from "./Logo.css.ts";

export interface LogoProps {
  /** The brand's name, spoken in place of the picture. */
  name: string;
  /** Address of the picture. */
  src: string;
  /** Width of the picture's file in px, so that its room is kept before it arrives. */
  width?: number;
  /** Height of the picture's file in px. */
  height?: number;
  /** Its height: 20, 32 or the large control's. @default "medium" */
  size?: "small" | "medium" | "large";
  /** Fills the picture's shape with the colour of the text around it, so that one file serves both modes. @default false */
  tinted?: boolean;
  /** Where a press leads, home as a rule; without it the logo is a picture only. */
  href?: string;
}

/**
 * The brand's own picture.
 *
 * @example <Logo name={brand.name} src={assets.logo} href="/" />
 */
export function Logo({
  name,
  src,
  width,
  height,
  size = "medium",
  tinted = false,
  href,
}: LogoProps) {
  const shape: CSSProperties | undefined = tinted
    ? { maskImage: `url(${JSON.stringify(src)})` }
    : undefined;
  const picture = (
    <span className={styles.logo({ tinted })} style={shape}>
      <img
        className={styles.picture({ size, tinted })}
        src={src}
        alt={name}
        width={width}
        height={height}
        draggable={false}
      />
    </span>
  );
  if (href === undefined) return picture;
  return (
    <NavigateAnchor className={styles.link} href={href}>
      {picture}
    </NavigateAnchor>
  );
}
