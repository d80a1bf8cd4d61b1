import { media } from "../styles/media.ts";
import { vars } from "../styles/vars.css.ts";

/** A surface above the page with words on it, as cards, tiles and lists are: spread into a style. */
export const raised = {
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.raised,
  color: vars.color.text.primary,
  lineHeight: vars.leading.body,
  "@media": { [media.forced]: { border: "1px solid" } },
} as const;

/** What a card is about, in its first line. */
export const cardTitle = {
  minInlineSize: 0,
  margin: 0,
  fontSize: vars.text.x3,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.body,
  overflowWrap: "anywhere",
} as const;

/** The first line of a card: who or what it is about, and beside it, or under it, how that stands. */
export const cardHead = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: vars.space.x3,
} as const;

/** Lines of words under each other, in as little room as there is. */
export const lines = {
  display: "grid",
  gap: vars.space.x1,
  minInlineSize: 0,
  overflowWrap: "anywhere",
} as const;
