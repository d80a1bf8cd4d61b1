import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { bareList, bareRow, underPointer } from "../../private/answering.ts";
import { focusRing, focusRingInset } from "../../styles/focus.css.ts";
import { media } from "../../styles/media.ts";
import { headingSize } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";

export const centre = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.x6,
  minInlineSize: 0,
});

/* Which of the two a page that is not alive yet shows; without scripts, the one whose links work. */
export const narrow = style({
  "@media": {
    [media.tablet]: { display: "none" },
    "(scripting: none)": { display: "none" },
  },
});
export const wide = style({
  "@media": {
    [`${media.phone} and (scripting: enabled)`]: { display: "none" },
  },
});

export const search = style({ maxInlineSize: "24rem", inlineSize: "100%" });

/* Takes no space while it shows nothing. */
export const status = style({ display: "contents" });

export const none = style({
  margin: 0,
  color: vars.color.text.quiet,
  fontSize: vars.text.x2,
  lineHeight: vars.leading.body,
});

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.x6,
  "@media": {
    [media.tablet]: { gridTemplateColumns: "minmax(0, 14rem) minmax(0, 1fr)" },
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 18rem) minmax(0, 1fr)",
      gap: vars.space.x12,
    },
  },
});

export const list = style(bareList);

export const entry = recipe({
  base: [
    focusRing,
    {
      display: "flex",
      alignItems: "center",
      boxSizing: "border-box",
      inlineSize: "100%",
      minBlockSize: vars.size.control,
      paddingBlock: vars.space.x2,
      paddingInline: vars.space.x3,
      borderRadius: vars.radius.control,
      color: vars.color.text.primary,
      fontSize: vars.text.x2,
      lineHeight: vars.leading.body,
      textDecoration: "none",
      overflowWrap: "anywhere",
    },
  ],
  variants: {
    selected: {
      true: {
        backgroundColor: vars.color.accent.soft,
        color: vars.color.accent.onSoft,
        fontWeight: vars.weight.strong,
        "@media": {
          [media.forced]: {
            outline: `${vars.border.strong} solid Highlight`,
            outlineOffset: "-2px",
          },
        },
      },
      false: {
        ":active": { backgroundColor: vars.color.surface.pressed },
        "@media": {
          [media.hover]: {
            selectors: {
              "&:hover": { backgroundColor: vars.color.surface.hover },
            },
          },
        },
      },
    },
  },
});

export const article = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.x4,
  minInlineSize: 0,
});

export const title = style([
  headingSize.x6,
  { margin: 0, overflowWrap: "anywhere" },
]);

export const footnote = style({
  marginBlockStart: vars.space.x4,
  paddingBlockStart: vars.space.x4,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line.subtle}`,
  maxInlineSize: "70ch",
  color: vars.color.text.quiet,
  fontSize: vars.text.x2,
  lineHeight: vars.leading.body,
});

export const comingArticle = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.x4,
  "@media": { [media.phone]: { display: "none" } },
});

export const accordion = style({
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.raised,
  overflow: "hidden",
});

export const item = style({
  selectors: {
    "& + &": {
      borderBlockStart: `${vars.border.thin} solid ${vars.color.line.subtle}`,
    },
  },
});

export const header = style({ margin: 0 });

export const trigger = style([
  focusRingInset,
  {
    ...bareRow,
    display: "flex",
    alignItems: "center",
    gap: vars.space.x3,
    minBlockSize: vars.size.controlLarge,
    paddingBlock: vars.space.x3,
    paddingInline: vars.space.x4,
    fontSize: vars.text.x3,
    fontWeight: vars.weight.strong,
    ":active": { backgroundColor: vars.color.surface.pressed },
    "@media": { [media.hover]: underPointer },
  },
]);

export const triggerWords = style({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: "anywhere",
});

export const chevron = style({
  display: "inline-flex",
  flex: "none",
  color: vars.color.text.quiet,
  selectors: {
    [`${trigger}[data-state="open"] &`]: { transform: "scaleY(-1)" },
  },
});

export const panel = style({
  paddingInline: vars.space.x4,
  paddingBlockEnd: vars.space.x6,
});
