import type { Plugin } from "vite";

const made =
  /\b(\w+Exception = )Error\(\s*formatProdErrorMessage\((\d+)\)\s*\)/g;

/**
 * Lets React make its signals without a stack: it throws them to itself, and nobody reads where they were made. With
 * somebody listening, as Lighthouse and a developer's tools do, a browser notes the lines of everything that is on
 * the stack, and for that reads the whole first script anew, twice.
 *
 * @example defineConfig({ plugins: [leanReact()] })
 */
export function leanReact(): Plugin {
  return {
    name: "foyer-lean-react",
    apply: "build",
    transform(code, id) {
      if (!id.endsWith("/react-dom-client.production.js")) return undefined;
      return { code: leanedReact(code), map: null };
    },
  };
}

/** @example leanedReact("var SuspenseException = Error(formatProdErrorMessage(460));") */
export const leanedReact = (code: string): string =>
  code.replace(
    made,
    "$1{ __proto__: Error.prototype, message: formatProdErrorMessage($2) }",
  );
