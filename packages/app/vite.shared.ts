/*
 * If Vite discovers these only while a page loads, it reloads that page, and the first story run of a fresh clone
 * fails on such a reload. So they are pre-bundled.
 */
export const optimizeInclude = [
  "react",
  "react-dom",
  "react-dom/client",
  "react/jsx-runtime",
  "react/jsx-dev-runtime",
  "react-intl",
  "@foyer/platform > jose/base64url",
  "@foyer/platform > jose/jwe/compact/decrypt",
  "@foyer/platform > jose/jwe/compact/encrypt",
  "@foyer/platform > jose/key/import",
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

/**
 * Names of built files. The first script contains the names of all files that it may load. Files that are imported
 * dynamically get a recognisable name; for files that are only loaded along with others, and for style sheets, the hash
 * is enough. Seven characters of it serve as well as eight, and they are the part of the first script that does not
 * compress.
 */
export const outputNames = {
  chunkFileNames: ({ isDynamicEntry }: { readonly isDynamicEntry: boolean }) =>
    isDynamicEntry ? "assets/[name]-[hash:7].js" : "assets/[hash:7].js",
  assetFileNames: ({ names }: { readonly names: readonly string[] }) =>
    names[0]?.endsWith(".css")
      ? "assets/[hash:7][extname]"
      : "assets/[name]-[hash][extname]",
};
