import * as icon from "../icon/Icon.css.ts";
import { channels, type SocialChannel } from "./channels.ts";

export interface SocialGlyphProps {
  /** The channel. */
  channel: SocialChannel;
}

/**
 * A drawing of what people do on a channel, in the icons' stroke. Decorative.
 *
 * @example <SocialGlyph channel="TELEGRAM" />
 */
export function SocialGlyph({ channel }: SocialGlyphProps) {
  return (
    <svg
      className={icon.icon({ size: "medium", mirrored: false })}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path className={icon.line} d={channels[channel].drawing} />
    </svg>
  );
}
