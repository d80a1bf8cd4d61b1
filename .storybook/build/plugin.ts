import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { normalizePath, runnerImport, type Plugin } from "vite";
import type * as densities from "./densities.ts";
import { styleFiles, type Sources } from "./styleFiles.ts";

const densityId = "virtual:densities.css";
const resolvedDensity = "/virtual:densities.css";
const stylesId = "virtual:component-styles";
const components = "packages/ui/src/components";

/**
 * What only Storybook needs from the checkout: `virtual:densities.css` (every brand at other densities),
 * `virtual:component-styles` (component → its style modules) and `words.json` (story file → words to find it by).
 *
 * @example plugins: [storybookFacts({ root })]
 */
export function storybookFacts({ root }: { readonly root: string }): Plugin {
  let command: "build" | "serve" = "build";
  /* Node alone cannot load the workspace's TypeScript; Vite's runner can. */
  let loaded: Promise<typeof densities> | undefined;
  const tool = () =>
    (loaded ??= runnerImport<typeof densities>(
      new URL("./densities.ts", import.meta.url).pathname,
      { root },
    ).then(({ module }) => module));
  return {
    name: "foyer-storybook-facts",
    enforce: "pre",
    configResolved(config) {
      command = config.command;
    },
    resolveId(id) {
      if (id === densityId) return resolvedDensity;
      return id === stylesId ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === resolvedDensity)
        return tool().then((module) => densitySheet(module, root));
      return id === `\0${stylesId}` ? stylesModule(root) : undefined;
    },
    async buildStart() {
      if (command === "serve") return;
      // Before the build itself: Vite's runner gives up when a busy build keeps it waiting.
      await tool();
      this.emitFile({
        type: "asset",
        fileName: "words.json",
        source: JSON.stringify(wordsByFile(root)),
      });
    },
    configureServer(server) {
      server.middlewares.use("/words.json", (_request, response) => {
        response
          .setHeader("Content-Type", "application/json")
          .end(JSON.stringify(wordsByFile(root)));
      });
    },
  };
}

function densitySheet(tool: typeof densities, root: string): string {
  const themes = join(root, "themes");
  return readdirSync(themes)
    .filter((name) => existsSync(join(themes, name, "brand.json")))
    .sort()
    .map((name) => {
      const tokens: unknown = JSON.parse(
        readFileSync(join(themes, name, "tokens.json"), "utf8"),
      );
      return tool.densityCss(name, tokens);
    })
    .join("\n");
}

function stylesModule(root: string): string {
  const sources: Sources = {
    list: (folder) => readdirSync(join(root, folder)),
    read: (file) =>
      existsSync(join(root, file))
        ? readFileSync(join(root, file), "utf8")
        : undefined,
  };
  const entries = readdirSync(join(root, components)).map((name) => {
    const parts = styleFiles(name, sources).map(({ file, names }) => {
      const path = JSON.stringify(normalizePath(join(root, file)));
      const used = JSON.stringify(names ?? null);
      return `import(${path}).then((module) => ({ module, names: ${used} }))`;
    });
    return `${JSON.stringify(name)}: () => Promise.all([${parts.join(", ")}])`;
  });
  return `export const componentStyles = {\n${entries.join(",\n")}\n};`;
}

/** Story file, as Storybook's index names it → its words. */
function wordsByFile(root: string): Record<string, string[]> {
  const folders = ["packages/ui/src", "packages/flows/src", "packages/app/src"];
  const files = [...folders, ".storybook/pages"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".stories.tsx"))
      .map((file) => normalizePath(join(folder, file))),
  );
  return Object.fromEntries(
    files
      .map((file) => {
        const words = keywordsIn(readFileSync(join(root, file), "utf8"));
        return [`./${file}`, words] as const;
      })
      .filter(([, words]) => words.length > 0),
  );
}

/**
 * Search words of designers, as listed in a story file's `guide.keywords`.
 *
 * @example keywordsIn('guide: { keywords: ["cta", "submit"] }') // ["cta", "submit"]
 */
export function keywordsIn(source: string): string[] {
  const list = /\bkeywords:\s*\[((?:[^\]"'`]|"[^"]*"|'[^']*'|`[^`]*`)*)\]/.exec(
    source,
  )?.[1];
  return [...(list ?? "").matchAll(/"([^"]*)"|'([^']*)'|`([^`]*)`/g)]
    .map(([, double, single, tick]) => double ?? single ?? tick ?? "")
    .filter((word) => word !== "");
}
