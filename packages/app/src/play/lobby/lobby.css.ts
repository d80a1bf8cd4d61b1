import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { inLook } from "@foyer/ui/styles/look";
import { media } from "@foyer/ui/styles/media";
import { vars } from "@foyer/ui/styles/vars.css";

/** On a phone the banner starts directly below the header, because it spans the full width. */
export const banner = style({ minInlineSize: 0 });

globalStyle(`:has(> h1) + ${banner}`, {
  "@media": {
    [media.phone]: { marginBlockStart: `calc(${vars.space.x4} * -1)` },
  },
});
/* A banner with rounded corners keeps its distance. */
for (const shape of ["card", "split"])
  globalStyle(inLook(shape, `:has(> h1) + ${banner}`), {
    "@media": { [media.phone]: { marginBlockStart: 0 } },
  });

/** A list on the home page of which a phone shows the first three items. */
export const few = style({});
globalStyle(`${few} > * > :nth-child(n + 4)`, {
  "@media": { [media.phone]: { display: "none" } },
});

/** Search and categories: stacked on a phone, where the menu stays in sight while the page scrolls. */
export const tools = style({
  display: "grid",
  gap: vars.space.x4,
  minInlineSize: 0,
});

const show = keyframes({ to: { visibility: "visible" } });

/** Marks content that may still appear: what follows it stays hidden too, but for a second at most. */
export const notYet = style({});
globalStyle(`${notYet} ~ *`, {
  visibility: "hidden",
  animation: `${show} 0s 1s forwards`,
});

/** A heading with related content beside it. */
export const heading = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space.x3,
  rowGap: vars.space.x1,
});
