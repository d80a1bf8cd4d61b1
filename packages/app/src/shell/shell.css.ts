import { style } from "@vanilla-extract/css";
import { vars } from "@foyer/ui/styles/vars.css";
import { media } from "@foyer/ui/styles/media";

/** In the header from tablet width up; on a phone in the side menu. */
export const wideOnly = style({
  display: "none",
  alignItems: "center",
  gap: vars.space.x1,
  "@media": { [media.tablet]: { display: "inline-flex" } },
});

/** Placeholder for the header's buttons while the session is unknown. */
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
