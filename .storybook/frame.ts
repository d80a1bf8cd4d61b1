import { create, type ThemeVars } from "storybook/theming";

/*
 * The frame around the stories. It is Storybook's own, which knows neither brands nor their variables, so its few
 * colours are set here: a subdued dark and a subdued light theme, so that the story is the brightest thing on the
 * page.
 */
const shape = {
  brandTitle: "Foyer",
  brandTarget: "_self",
  fontBase: '"Foyer Text", system-ui, sans-serif',
  fontCode: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
  appBorderRadius: 12,
  inputBorderRadius: 10,
} as const;

export const night: ThemeVars = create({
  ...shape,
  base: "dark",
  brandImage: wordmark("#e8f2f3", "#6fe3c2"),
  appBg: "#081a20",
  appContentBg: "#06171c",
  appPreviewBg: "#06171c",
  appHoverBg: "#11292f",
  appBorderColor: "#1b3138",
  barBg: "#0b1f25",
  barTextColor: "#a9bcc1",
  barHoverColor: "#6fe3c2",
  barSelectedColor: "#6fe3c2",
  buttonBg: "#0f2329",
  buttonBorder: "#2a444c",
  booleanBg: "#0f2329",
  booleanSelectedBg: "#1b3f42",
  colorPrimary: "#4cc9ab",
  colorSecondary: "#38b294",
  inputBg: "#0f2329",
  inputBorder: "#2a444c",
  inputTextColor: "#e8f2f3",
  textColor: "#e8f2f3",
  textInverseColor: "#06171c",
  textMutedColor: "#a9bcc1",
});

export const day: ThemeVars = create({
  ...shape,
  base: "light",
  brandImage: wordmark("#10282e", "#0b7a62"),
  appBg: "#eaf1f2",
  appContentBg: "#f6fafa",
  appPreviewBg: "#f6fafa",
  appHoverBg: "#dde9ea",
  appBorderColor: "#d3e0e2",
  barBg: "#f1f6f7",
  barTextColor: "#465f66",
  barHoverColor: "#0b6f5a",
  barSelectedColor: "#0b6f5a",
  buttonBg: "#ffffff",
  buttonBorder: "#bccdd0",
  booleanBg: "#e3ecee",
  booleanSelectedBg: "#ffffff",
  colorPrimary: "#0b7a62",
  colorSecondary: "#0b7a62",
  inputBg: "#ffffff",
  inputBorder: "#9db3b8",
  inputTextColor: "#10282e",
  textColor: "#10282e",
  textInverseColor: "#f6fafa",
  textMutedColor: "#465f66",
});

/** An open door with light in it, and the name. */
function wordmark(ink: string, light: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 132 32" width="132" height="32"><path d="M5 29V9a6 6 0 0 1 6-6h8a6 6 0 0 1 6 6v20" fill="none" stroke="${ink}" stroke-width="2.5" stroke-linecap="round"/><path d="M11 29V11.5a2 2 0 0 1 1.3-1.9l6.4-2.3a1 1 0 0 1 1.3.9V29z" fill="${light}"/><text x="38" y="23.5" font-family="Foyer Display,Red Hat Display,Avenir Next,system-ui,sans-serif" font-weight="700" font-size="21" letter-spacing="-.3" fill="${ink}">Foyer</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
