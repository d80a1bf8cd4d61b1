import { style } from "@vanilla-extract/css";
import { vars } from "@foyer/ui/styles/vars.css";
import { media } from "@foyer/ui/styles/media";

/** In the header from a tablet's width up; a phone has it in the side menu. */
export const wideOnly = style({
  display: "none",
  alignItems: "center",
  gap: vars.space.x1,
  "@media": { [media.tablet]: { display: "inline-flex" } },
});

/** The place of the header's buttons while it is not known who is here. */
export const headerPending = style({ inlineSize: "9rem" });

/** Language and mode at the foot of the menu on a phone. */
export const menuTools = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.x2,
  paddingInline: vars.space.x2,
});

/** A phone's header has room for the brand's mark alone. */
export const fullLogo = style({
  display: "none",
  "@media": { [media.tablet]: { display: "inline-flex" } },
});
export const logoMark = style({
  display: "inline-flex",
  "@media": { [media.tablet]: { display: "none" } },
});
