import { useId } from "react";
import { NavigateAnchor } from "../link/NavigateAnchor.tsx";
import * as styles from "./Logo.css.ts";

export interface LogoProps {
  /** Name of the brand; the picture's text alternative. */
  name: string;
  /** URL of the picture. */
  src: string;
  /** URL of the picture in the light mode, for a logo whose own colours are not readable on both grounds. */
  srcOnLight?: string;
  /** Width of the picture file in px, so that its space is reserved before it loads. */
  width?: number;
  /** Height of the picture file in px. */
  height?: number;
  /** Height: 20 px, 32 px or that of the large control. @default "medium" */
  size?: "small" | "medium" | "large";
  /**
   * Fills the picture's shape with the colour of the surrounding text, so that one file serves both modes.
   * @default false
   */
  tinted?: boolean;
  /** URL of the link, usually the home page; without it the logo is only a picture. */
  href?: string;
}

/**
 * The brand's logo.
 *
 * @example <Logo name={brand.name} src={assets.logo} href="/" />
 */
export function Logo({
  name,
  src,
  srcOnLight,
  width,
  height,
  size = "medium",
  tinted = false,
  href,
}: LogoProps) {
  const shared = { width, height, draggable: false };
  const look = styles.picture({ size, tinted });
  const picture = (
    <span className={styles.logo}>
      {tinted && <Tint src={src} />}
      {srcOnLight === undefined ? (
        <img className={look} src={src} alt={name} {...shared} />
      ) : (
        // The style sheet shows one of them, so that a change of the mode renders nothing; a hidden one is not fetched.
        <>
          <img
            className={`${look} ${styles.onDark}`}
            loading="lazy"
            src={src}
            alt={name}
            {...shared}
          />
          <img
            className={`${look} ${styles.onLight}`}
            loading="lazy"
            src={srcOnLight}
            alt={name}
            {...shared}
          />
        </>
      )}
    </span>
  );
  if (href === undefined) return picture;
  return (
    <NavigateAnchor className={styles.link} href={href}>
      {picture}
    </NavigateAnchor>
  );
}

/* The attribute is newer than React's list of them. */
const byOpacity = { "mask-type": "alpha" };

/* A mask of the style sheet would need the picture's URL in a style attribute, which the policy forbids. */
function Tint({ src }: Pick<LogoProps, "src">) {
  const id = useId();
  const all = { width: "100%", height: "100%" };
  return (
    <svg className={styles.tint} aria-hidden="true">
      <mask id={id} {...byOpacity}>
        <image href={src} {...all} preserveAspectRatio="none" />
      </mask>
      <rect {...all} mask={`url(#${id})`} />
    </svg>
  );
}
