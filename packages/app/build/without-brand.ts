import type { Plugin } from "vite";

const theme = "virtual:brand/theme.css";
const nothing = "/virtual:no-theme.css";

/**
 * Leaves the brand's style sheet out of a portal that is built for every brand: each document names its own.
 *
 * @example defineConfig({ plugins: [withoutBrand()] })
 */
export function withoutBrand(): Plugin {
  return {
    name: "foyer-without-brand",
    enforce: "pre",
    resolveId: (id) => (id === theme ? nothing : undefined),
    load: (id) => (id === nothing ? "" : undefined),
  };
}
