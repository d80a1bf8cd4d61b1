import { media } from "../styles/media.ts";
import { vars } from "../styles/vars.css.ts";

/** A raised surface with text, as used by cards, tiles and lists. Spread it into a style. */
export const raised = {
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.raised,
  color: vars.color.text.primary,
  lineHeight: vars.leading.body,
  "@media": { [media.forced]: { border: "1px solid" } },
} as const;

/** The title of a card, in its first line. */
export const cardTitle = {
  minInlineSize: 0,
  margin: 0,
  fontSize: vars.text.x3,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.body,
  overflowWrap: "anywhere",
} as const;

/** The first line of a card: its title, with its status beside or below it. */
export const cardHead = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: vars.space.x3,
} as const;

/** Lines of text one below the other, in as little space as possible. */
export const lines = {
  display: "grid",
  gap: vars.space.x1,
  minInlineSize: 0,
  overflowWrap: "anywhere",
} as const;
