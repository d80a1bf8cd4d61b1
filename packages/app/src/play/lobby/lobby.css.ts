import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { inLook } from "@foyer/ui/styles/look";
import { media } from "@foyer/ui/styles/media";
import { vars } from "@foyer/ui/styles/vars.css";

/** On a phone the banner begins right under the header, as it runs from edge to edge. */
export const banner = style({ minInlineSize: 0 });

globalStyle(`:has(> h1) + ${banner}`, {
  "@media": {
    [media.phone]: { marginBlockStart: `calc(${vars.space.x4} * -1)` },
  },
});
/* With corners of its own it keeps its distance. */
for (const shape of ["card", "split"])
  globalStyle(inLook(shape, `:has(> h1) + ${banner}`), {
    "@media": { [media.phone]: { marginBlockStart: 0 } },
  });

/** Of what stands on the home a phone shows the first three. */
export const few = style({});
globalStyle(`${few} > * > :nth-child(n + 4)`, {
  "@media": { [media.phone]: { display: "none" } },
});

/** Search and categories: under each other on a phone, the menu staying in sight while the page scrolls. */
export const tools = style({
  display: "grid",
  gap: vars.space.x4,
  minInlineSize: 0,
});

const show = keyframes({ to: { visibility: "visible" } });

/** Of what is not known to be there yet: what comes after it is not shown either, but for a second at most. */
export const notYet = style({});
globalStyle(`${notYet} ~ *`, {
  visibility: "hidden",
  animation: `${show} 0s 1s forwards`,
});

/** A heading with what belongs beside it. */
export const heading = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space.x3,
  rowGap: vars.space.x1,
});
