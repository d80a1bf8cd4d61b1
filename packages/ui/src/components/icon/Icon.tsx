import { glyphPaths } from "./GlyphPaths.tsx";
import { glyphs, type IconName } from "./glyphs.ts";
import * as styles from "./Icon.css.ts";

export interface IconProps {
  /** Which picture of the family. */
  name: IconName;
  /** How large: small in text, medium in controls, large alone; "text" follows the letters around it. @default "medium" */
  size?: "text" | "small" | "medium" | "large";
  /** What it says to who cannot see it. Leave out beside words that say the same: then it is decoration. */
  label?: string;
}

/**
 * One picture of the house's own family: 24 px grid, one stroke, the colour of the text around it.
 *
 * @example <Icon name="wallet" />
 * @example <Icon name="warning" label="Warning" />
 */
export function Icon({ name, size = "medium", label }: IconProps) {
  const { mirrored } = glyphs[name];
  return (
    <svg
      className={styles.icon({ size, mirrored: mirrored === true })}
      viewBox="0 0 24 24"
      {...(label
        ? { role: "img", "aria-label": label }
        : { "aria-hidden": true })}
    >
      {glyphPaths(name)}
    </svg>
  );
}
