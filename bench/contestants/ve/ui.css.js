import {
  createThemeContract,
  createTheme,
  globalStyle,
  style,
} from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

const names = {
  bg: null,
  surface: null,
  text: null,
  muted: null,
  accent: null,
  accentHi: null,
  hot: null,
  error: null,
  line: null,
};
const v = createThemeContract(names);
export const dark = createTheme(v, {
  bg: "#0f1220",
  surface: "#1b2036",
  text: "#eef0fa",
  muted: "#9aa3c7",
  accent: "#6c5ce7",
  accentHi: "#8577f0",
  hot: "#e5484d",
  error: "#ff6369",
  line: "#333a5c",
});
export const light = createTheme(v, {
  bg: "#f5f6fb",
  surface: "#fff",
  text: "#171a2b",
  muted: "#5b6285",
  accent: "#5a48d8",
  accentHi: "#6c5ce7",
  hot: "#ce2c31",
  error: "#ce2c31",
  line: "#d5d9ea",
});
globalStyle("body", {
  background: v.bg,
  color: v.text,
  font: "14px/1.4 system-ui, sans-serif",
});

const ring = { outline: `2px solid ${v.accentHi}`, outlineOffset: 2 };
export const card = recipe({
  base: {
    position: "relative",
    background: v.surface,
    border: `1px solid ${v.line}`,
    borderRadius: 12,
    overflow: "hidden",
    selectors: { "&:hover, &:focus-within": { borderColor: v.accent } },
  },
  variants: { padding: { none: {}, md: { padding: 16 } } },
  defaultVariants: { padding: "none" },
});
export const image = style({
  display: "block",
  width: "100%",
  height: 120,
  objectFit: "cover",
});
export const row = style({
  display: "flex",
  alignItems: "center",
  gap: 8,
  padding: 8,
});
export const title = style({
  flex: 1,
  margin: 0,
  fontSize: 14,
  fontWeight: 600,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const badge = recipe({
  base: {
    position: "absolute",
    top: 8,
    left: 8,
    padding: "2px 8px",
    borderRadius: 99,
    color: "#fff",
    fontSize: 11,
    fontWeight: 700,
  },
  variants: {
    tone: { hot: { background: v.hot }, info: { background: v.accent } },
  },
  defaultVariants: { tone: "hot" },
});
export const button = recipe({
  base: {
    border: 0,
    borderRadius: 8,
    font: "inherit",
    fontWeight: 600,
    cursor: "pointer",
    selectors: { "&:focus-visible": ring },
  },
  variants: {
    tone: {
      accent: {
        color: "#fff",
        background: v.accent,
        selectors: { "&:hover": { background: v.accentHi } },
      },
      plain: { background: "none", color: v.text },
    },
    size: { sm: { padding: "6px 12px" }, md: { padding: "10px 18px" } },
  },
  defaultVariants: { tone: "accent", size: "md" },
});
export const icon = recipe({
  base: {
    border: 0,
    padding: 6,
    borderRadius: "50%",
    background: "none",
    color: v.muted,
    cursor: "pointer",
    selectors: {
      "&:hover": {
        background: `color-mix(in srgb, ${v.hot} 15%, transparent)`,
      },
      "&:focus-visible": ring,
      "&[aria-pressed=true]": { color: v.hot },
    },
  },
  variants: { size: { sm: {}, md: { padding: 10 } } },
  defaultVariants: { size: "sm" },
});
globalStyle(`${icon.classNames.base} svg`, {
  display: "block",
  fill: "currentColor",
});
export const modal = style({
  width: 420,
  padding: 24,
  border: `1px solid ${v.line}`,
  borderRadius: 16,
  background: v.surface,
  color: "inherit",
  "::backdrop": { background: "#0008" },
});
export const heading = style({ margin: "0 0 16px" });
export const field = style({ display: "grid", gap: 4, marginBottom: 12 });
export const label = style({ color: v.muted, fontSize: 12 });
export const input = recipe({
  base: {
    padding: "8px 12px",
    border: `1px solid ${v.line}`,
    borderRadius: 8,
    background: "transparent",
    color: "inherit",
    font: "inherit",
    selectors: { "&:focus-visible": ring },
  },
  variants: { invalid: { true: { borderColor: v.error }, false: {} } },
  defaultVariants: { invalid: false },
});
export const error = style({ color: v.error, fontSize: 12 });
