import { style } from "@vanilla-extract/css";
import { media } from "@foyer/ui/styles/media";
import { vars } from "@foyer/ui/styles/vars.css";

export const lines = style({ display: "grid", gap: vars.space.x3 });

/** One message of a conversation. */
export const line = style({
  padding: vars.space.x4,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.raised,
  "@media": { [media.forced]: { border: "1px solid" } },
});

/** Its text, with the line breaks of the writer. */
export const words = style({
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});

/** A picture of a message, small. */
export const picture = style({
  maxInlineSize: "100%",
  maxBlockSize: "10rem",
  marginBlockStart: vars.space.x2,
  borderRadius: vars.radius.control,
});
