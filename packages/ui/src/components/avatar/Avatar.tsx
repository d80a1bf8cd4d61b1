import { useState } from "react";
import { Icon } from "../icon/index.ts";
import * as styles from "./Avatar.css.ts";

export interface AvatarProps {
  /** Whose picture it is; gives the letter that stands in for one. */
  name: string;
  /** Address of the picture; while it is absent or broken, the letter shows. */
  imageUrl?: string;
  /** Its side: 32, 44 or 64 px. @default "medium" */
  size?: "small" | "medium" | "large";
  /** What it says where the name is not written beside it. */
  label?: string;
}

/**
 * A person, round and small.
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

const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/**
 * The first letter of a name as people count letters, marks included; none where the name starts with none.
 *
 * @example initialOf("darwin88") // "D"
 */
export function initialOf(name: string): string | undefined {
  for (const { segment } of letters.segment(name.trim())) {
    if (/[\p{L}\p{N}]/u.test(segment)) return segment.toLocaleUpperCase();
  }
  return undefined;
}
