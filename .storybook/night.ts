import { create, themes } from "storybook/theming";

/*
 * The frame around the stories, and the documentation pages. They know neither brands nor their variables, so
 * their few colours stand here: a quiet night, so that what is shown is the brightest thing.
 */
export const night = create({
  ...themes.dark,
  base: "dark",
  brandTitle: "Foyer",
  brandTarget: "_self",
  fontBase: "system-ui, sans-serif",
  appBg: "#081a20",
  appContentBg: "#06171c",
  appPreviewBg: "#06171c",
  appBorderColor: "#1b3138",
  appBorderRadius: 12,
  barBg: "#0b1f25",
  barTextColor: "#a9bcc1",
  barHoverColor: "#6fe3c2",
  barSelectedColor: "#6fe3c2",
  colorPrimary: "#4cc9ab",
  colorSecondary: "#4cc9ab",
  inputBg: "#0f2329",
  inputBorder: "#2a444c",
  inputBorderRadius: 10,
  textColor: "#e8f2f3",
  textMutedColor: "#a9bcc1",
});
