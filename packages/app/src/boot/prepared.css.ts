import { globalStyle, type StyleRule } from "@vanilla-extract/css";
import { media } from "@foyer/ui/styles/media";
import { vars } from "@foyer/ui/styles/vars.css";

/*
 * Imported for its side effect: the first screen, which index.html contains. It has the dimensions of the frame and
 * of a lobby's first shapes, knows nothing about the site, and disappears once there is anything else to show: the
 * portal, or the failure page.
 */

type Rule = Parameters<typeof globalStyle>[1];
const part = (selector: string, rule: Rule) =>
  globalStyle(`#prepared ${selector}`, rule);
const shape = { backgroundColor: vars.color.skeleton } satisfies StyleRule;

const filled = "#root:not(:empty) ~";
globalStyle(
  [
    `:root:not([data-wait]) ${filled} #prepared`,
    `:root:not([data-page]) ${filled} #start-failed`,
    "[data-alive] #start-failed",
  ].join(),
  { display: "none" },
);
/* A page that was drawn for somebody else: boot.js says so. */
globalStyle("[data-wait] #root", { display: "none" });
/* What a page that was drawn for visitors has for them alone, for a member: until the session is known. */
globalStyle(
  "[data-member] :is(#account, [data-own], [data-own] ~ *, #account + *)",
  { visibility: "hidden" },
);
/* A press on a drawn page that waits for the portal to come to life. */
globalStyle("[data-kept]", { opacity: 0.6 });
globalStyle("#start-failed:not([hidden]) ~ #prepared", { display: "none" });

/* Layout of the document's own messages: in the middle of the window, one paragraph per language. */
const alone = {
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  gap: vars.space.x4,
  minBlockSize: "100dvb",
  padding: vars.space.x6,
  lineHeight: 1.5,
  textAlign: "center",
} satisfies StyleRule;
globalStyle("#start-failed:not([hidden])", alone);
globalStyle("body > noscript:not(.beside)", {
  "@media": { "(scripting: none)": alone },
});
/* Beside a page that can be read without scripts, and above one that never comes to life. */
const failed = ":root[data-page]:not([data-wait]) #start-failed:not([hidden])";
globalStyle(`noscript.beside p, ${failed}`, {
  padding: vars.space.x3,
  textAlign: "center",
  backgroundColor: vars.color.surface.raised,
});
globalStyle(failed, {
  display: "block",
  position: "fixed",
  insetInline: 0,
  insetBlockEnd: 0,
  minBlockSize: "auto",
  zIndex: 1,
});
globalStyle("#start-failed p", { maxInlineSize: "36rem", margin: 0 });
globalStyle("#start-failed a", {
  display: "inline-block",
  paddingBlock: vars.space.x2,
  color: "inherit",
  fontWeight: vars.weight.strong,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
});

globalStyle("#prepared", {
  minBlockSize: "100dvb",
  overflow: "clip",
  "@media": { "(scripting: none)": { display: "none" } },
});

part("> :first-child", {
  display: "flex",
  alignItems: "center",
  blockSize: `calc(${vars.size.header} + env(safe-area-inset-top))`,
  paddingBlockStart: "env(safe-area-inset-top)",
  paddingInline: vars.space.x4,
  backgroundColor: vars.color.surface.raised,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.line.subtle}`,
  fontFamily: vars.font.display,
  fontSize: vars.text.x5,
  "@media": { [media.desktop]: { paddingInline: vars.space.x6 } },
});
part(":is(svg, img)", {
  inlineSize: "auto",
  blockSize: vars.size.controlSmall,
  fill: "currentColor",
});
for (const [mode, other] of [
  ["dark", "light"],
  ["light", "dark"],
] as const)
  globalStyle(`[data-mode=${mode}] #prepared [data-on=${other}]`, {
    display: "none",
  });
part("> :last-child", {
  display: "grid",
  gridTemplateColumns: "repeat(12, 1fr)",
  gap: vars.space.x4,
  maxInlineSize: vars.size.content,
  marginInline: "auto",
  padding: vars.space.x4,
  "@media": {
    // The side menu is beside it.
    [media.desktop]: {
      padding: `${vars.space.x6} ${vars.space.x8}`,
      paddingInlineStart: `calc(${vars.size.sideMenu} + ${vars.space.x8})`,
    },
  },
});
part("i", {
  ...shape,
  gridColumn: "span 4",
  aspectRatio: "3 / 4",
  borderRadius: vars.radius.card,
  "@media": {
    [media.tablet]: { gridColumn: "span 2" },
    [media.forced]: { border: "1px solid GrayText" },
  },
});
part('[data-shape="banner"]', {
  gridColumn: "1 / -1",
  aspectRatio: "16 / 9",
  borderRadius: vars.radius.panel,
  "@media": {
    [media.desktop]: { aspectRatio: "3" },
  },
});
part('[data-shape="line"]', {
  gridColumn: "1 / -1",
  blockSize: vars.size.control,
  aspectRatio: "auto",
  borderRadius: vars.radius.control,
});

/* Arrangements that depend on the brand. */
const inLook = (word: string, selector: string, rule: Rule) =>
  globalStyle(`:root[data-look~="${word}"] #prepared ${selector}`, rule);
inLook("centred", "> :first-child", {
  "@media": { [media.tablet]: { justifyContent: "center" } },
});
inLook("folded", "> :last-child", {
  "@media": {
    [media.desktop]: {
      paddingInlineStart: `calc(${vars.size.sideMenuFolded} + ${vars.space.x8})`,
    },
  },
});
inLook("none", "> :last-child", {
  "@media": { [media.desktop]: { paddingInline: vars.space.x8 } },
});
