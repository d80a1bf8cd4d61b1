import { glyphPaths } from "./GlyphPaths.tsx";
import { glyphs, type IconName } from "./glyphs.ts";
import * as styles from "./Icon.css.ts";

export interface IconProps {
  /** Name of the icon. */
  name: IconName;
  /**
   * Size: `small` in text, `medium` in controls, `large` alone; `text` follows the font size around it.
   * @default "medium"
   */
  size?: "text" | "small" | "medium" | "large";
  /** Accessible name. Leave it out beside a text with the same meaning: the icon is then decorative. */
  label?: string;
}

/**
 * An icon of the library's own set: 24 px grid, one stroke width, the colour of the surrounding text.
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
