import { vars } from "../styles/vars.css.ts";

/** A surface above the page with words on it, as cards, tiles and lists are: spread into a style. */
export const raised = {
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.raised,
  color: vars.color.text.primary,
  lineHeight: vars.leading.body,
} as const;
