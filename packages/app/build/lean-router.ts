import type { Plugin } from "vite";

const shownName = /^\w+\.displayName = "[^"]*";$/gm;
const unmarked =
  /^((?:var|let|const) \w+ = )(\w+\.(?:createContext|forwardRef|memo)\()/gm;

/**
 * Lets a build leave out what it does not use of the router. Names for developers' tools, given after the fact, and
 * calls of React that are not marked as pure otherwise keep its links and forms and all that these need, which the
 * portal has not.
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
