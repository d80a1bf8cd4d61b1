import type { Plugin } from "vite";

const shownName = /^\w+\.displayName = "[^"]*";$/gm;
const unmarked =
  /^((?:var|let|const) \w+ = )(\w+\.(?:createContext|forwardRef|memo)\()/gm;

/**
 * Lets a build drop the parts of the router that it does not use. Otherwise display names, which are assigned after
 * the declaration, and React calls that are not marked as pure keep its links, its forms and everything they need,
 * none of which the portal uses.
 *
 * @example defineConfig({ plugins: [leanRouter()] })
 */
export function leanRouter(): Plugin {
  return {
    name: "foyer-lean-router",
    apply: "build",
    transform(code, id) {
      if (!/\/react-router\/dist\/.*\.m?js$/.test(id)) return undefined;
      return { code: leanedRouter(code), map: null };
    },
  };
}

/** @example leanedRouter(`var Link = React.forwardRef(…);\nLink.displayName = "Link";`) */
export const leanedRouter = (code: string): string =>
  code
    .replace(shownName, (line) => " ".repeat(line.length))
    .replace(unmarked, "$1/* @__PURE__ */ $2");
