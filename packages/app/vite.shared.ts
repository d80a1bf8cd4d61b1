/*
 * Found by Vite only while a page loads, each of these would reload that page; a fresh clone's first story
 * run fails on such a reload. So they are prepared beforehand.
 */
export const optimizeInclude = [
  "react",
  "react-dom",
  "react-dom/client",
  "react/jsx-runtime",
  "react/jsx-dev-runtime",
  "react-intl",
  "@foyer/platform > valibot",
  "@foyer/ui > @internationalized/date",
  "@foyer/ui > @internationalized/number",
  "@foyer/ui > @vanilla-extract/recipes/createRuntimeFn",
  "@foyer/ui > d3-scale",
  "@foyer/ui > d3-shape",
  "@foyer/ui > dompurify",
  "@foyer/ui > qr",
  "@foyer/ui > radix-ui",
  "@foyer/ui > react-aria/PortalProvider",
  "@foyer/ui > react-aria/useClipboard",
  "@foyer/ui > react-aria/useDrop",
  "@foyer/ui > react-aria/useFilter",
  "@foyer/ui > react-aria/useMeter",
  "@foyer/ui > react-aria-components/Autocomplete",
  "@foyer/ui > react-aria-components/I18nProvider",
  "@foyer/ui > react-aria-components/RadioGroup",
  "@foyer/ui > react-aria-components/SearchField",
  "@foyer/ui > react-aria-components/Select",
  "@foyer/ui > swiper",
  "@foyer/ui > swiper/modules",
];
