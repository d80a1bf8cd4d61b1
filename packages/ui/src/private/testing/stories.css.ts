import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/vars.css.ts";

/* Backgrounds and widths for the samples in stories. */

export const sheet = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(6rem, 1fr))",
  gap: vars.space.x2,
});

export const sample = style({
  display: "grid",
  justifyItems: "center",
  alignContent: "start",
  gap: vars.space.x2,
  padding: vars.space.x3,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.primary,
  fontSize: vars.text.x1,
  textAlign: "center",
});

export const panel = style({
  padding: vars.space.x6,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.raised,
});

/** Content of a dialog, on the dialog's own background. */
export const dialogGround = style({
  boxSizing: "border-box",
  maxInlineSize: "56rem",
  marginInline: "auto",
  padding: vars.space.x6,
  borderRadius: vars.radius.panel,
  backgroundColor: vars.color.surface.overlay,
  boxShadow: vars.shadow.overlay,
});

export const narrow = style({ inlineSize: "18rem", maxInlineSize: "100%" });

/** Width of a card in a lobby. */
export const card = style({ inlineSize: "13.5rem", maxInlineSize: "100%" });

export const phone = style({ inlineSize: "20rem", maxInlineSize: "100%" });

/** Width that a page has between two menus; in a narrower window, it scrolls sideways. */
export const tight = style({ inlineSize: "44rem" });
export const around = style({ overflowX: "auto" });

export const cell = style({
  padding: vars.space.x3,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface.hover,
  color: vars.color.text.primary,
});

export const art = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "8rem",
  aspectRatio: "1",
  borderRadius: vars.radius.card,
  backgroundImage: `linear-gradient(135deg, ${vars.color.glow.first}, ${vars.color.glow.second})`,
});

export const column = style({ maxInlineSize: "26rem" });
