import * as icon from "../icon/Icon.css.ts";
import { channels, type SocialChannel } from "./channels.ts";

export interface SocialGlyphProps {
  /** Which channel. */
  channel: SocialChannel;
}

/**
 * What one does on a channel, drawn in the stroke of the icons; decoration beside its name.
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
