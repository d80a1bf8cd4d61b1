import { posix } from "node:path";
import { pathToFileURL } from "node:url";
import { minifySync, type Plugin } from "vite";
import { plainScript } from "../../brand/src/page/bootScript.ts";
import { partName } from "../../serve/src/documents/part-name.ts";
import type {
  BuiltParts,
  PartFiles,
} from "../../serve/src/documents/drawDocument.ts";

const lazyPart = /\(\) => import\(\s*"(\.[^"]+)"\s*\)/g;

/**
 * Names the parts that are loaded lazily, the same in the browsers' build and in the server's, and notes their files
 * in `.vite/parts.json`: a document needs the style sheets and the code of what is drawn in it. Vite's own manifest
 * does not have the parts that share a file. The script that starts a drawn page is made and noted here too.
 *
 * @example defineConfig({ plugins: [namedParts(root)] })
 */
export function namedParts(root: string): Plugin {
  const app = `${root}packages/app/`;
  /** Sources of parts, by their names. */
  const sources = new Map<string, string>();
  return {
    name: "foyer-named-parts",
    enforce: "pre",
    transform(code, id) {
      if (!id.startsWith(`${app}src/`) || !/\.tsx?$/.test(id)) return undefined;
      const folder = posix.dirname(id.slice(app.length));
      return {
        code: code.replace(lazyPart, (whole, path: string) => {
          const source = posix.join(folder, path);
          const name = partName(source);
          sources.set(name, app + source);
          return `Object.assign(${whole}, { part: ${JSON.stringify(name)} })`;
        }),
        map: null,
      };
    },
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const chunks = Object.values(bundle).filter(
          (output) => output.type === "chunk",
        );
        const filesOf = (source: string): PartFiles => {
          const styles = new Set<string>();
          const scripts = new Set<string>();
          const visit = (chunk: (typeof chunks)[number] | undefined) => {
            if (!chunk || scripts.has(chunk.fileName)) return;
            scripts.add(chunk.fileName);
            for (const next of chunk.imports)
              visit(chunks.find(({ fileName }) => fileName === next));
            for (const style of chunk.viteMetadata?.importedCss ?? [])
              styles.add(style);
          };
          visit(chunks.find(({ moduleIds }) => moduleIds.includes(source)));
          return { styles: [...styles], scripts: [...scripts] };
        };
        const start = this.emitFile({
          type: "asset",
          name: "start.js",
          source: await startScript(app),
        });
        const built: BuiltParts = {
          start: this.getFileName(start),
          parts: Object.fromEntries(
            [...sources].map(([name, source]) => [name, filesOf(source)]),
          ),
        };
        this.emitFile({
          type: "asset",
          fileName: ".vite/parts.json",
          source: JSON.stringify(built),
        });
      },
    },
  };
}

async function startScript(app: string): Promise<string> {
  const declared = await plainScript(
    pathToFileURL(`${app}src/document/startDrawn.ts`),
  );
  const call = "startDrawn(window,(address)=>import(address))";
  return minifySync("start.js", `{${declared}\n${call}}`).code;
}
