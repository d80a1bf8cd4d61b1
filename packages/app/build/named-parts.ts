import { posix } from "node:path";
import type { Plugin } from "vite";
import { partName } from "../../serve/src/documents/part-name.ts";

const lazyPart = /\(\) => import\(\s*"(\.[^"]+)"\s*\)/g;

/**
 * Names the parts that are loaded lazily, the same in the browsers' build and in the server's: a document needs the
 * style sheets and the code of what is drawn in it.
 *
 * @example defineConfig({ plugins: [namedParts(root)] })
 */
export function namedParts(root: string): Plugin {
  return {
    name: "foyer-named-parts",
    enforce: "pre",
    transform(code, id) {
      const app = `${root}packages/app/`;
      if (!id.startsWith(`${app}src/`) || !/\.tsx?$/.test(id)) return undefined;
      const folder = posix.dirname(id.slice(app.length));
      return {
        code: code.replace(
          lazyPart,
          (whole, path: string) =>
            `Object.assign(${whole}, { part: ${JSON.stringify(partName(posix.join(folder, path)))} })`,
        ),
        map: null,
      };
    },
  };
}
