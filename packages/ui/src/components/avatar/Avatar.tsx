import { useState } from "react";
import { Icon } from "../icon/index.ts";
import * as styles from "./Avatar.css.ts";

export interface AvatarProps {
  /** Name of the account; its first letter replaces a missing picture. */
  name: string;
  /** URL of the picture; the letter is shown while it is missing or broken. */
  imageUrl?: string;
  /** Size: 32, 44 or 64 px. @default "medium" */
  size?: "small" | "medium" | "large";
  /** Accessible name, where the name is not written beside it. */
  label?: string;
}

/**
 * A small round picture of a person.
 *
 * @example <Avatar name="darwin88" imageUrl={member.avatar} />
 */
export function Avatar({
  name,
  imageUrl,
  size = "medium",
  label,
}: AvatarProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const initial = initialOf(name);
  return (
    <span
      className={styles.avatar({ size })}
      {...(label
        ? { role: "img", "aria-label": label }
        : { "aria-hidden": true })}
    >
      {initial ?? (
        <Icon name="user" size={size === "small" ? "small" : "medium"} />
      )}
      {imageUrl !== undefined && imageUrl !== brokenUrl && (
        <img
          className={styles.picture}
          src={imageUrl}
          alt=""
          decoding="async"
          draggable={false}
          onError={() => setBrokenUrl(imageUrl)}
        />
      )}
    </span>
  );
}

/* Made for the first name: a browser takes long for it, and most first pages show none. */
let letters: Intl.Segmenter | undefined;

/**
 * The first letter of a name as a reader counts letters, including combining marks; undefined if the name does not
 * start with a letter.
 *
 * @example initialOf("darwin88") // "D"
 */
export function initialOf(name: string): string | undefined {
  letters ??= new Intl.Segmenter(undefined, { granularity: "grapheme" });
  for (const { segment } of letters.segment(name.trim())) {
    if (/[\p{L}\p{N}]/u.test(segment)) return segment.toLocaleUpperCase();
  }
  return undefined;
}
