// @ts-check
import react from "@vitejs/plugin-react";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { build } from "vite";

/** This folder, wherever the checkout is. */
export const bench = fileURLToPath(new URL("..", import.meta.url));

const kinds = ["grid", "dialog", "field"];

// Set before any plug-in is loaded: one that runs Vite itself would otherwise choose a development build.
process.env["NODE_ENV"] = "production";

/**
 * One production build: .build/<contestant>/<kind>/{index.html,entry.js,style.css}. The kind `all` contains the three
 * others together; only its size is measured.
 * @param {string} name
 * @param {string} kind
 * @returns {Promise<{ js: number, css: number }>} Bytes after brotli.
 */
export async function buildPage(name, kind) {
  const folder = join(bench, "contestants", name);
  const outDir = join(bench, ".build", name, kind);
  const own = join(folder, "plugins.mjs");
  const plugins = existsSync(own)
    ? (await import(pathToFileURL(own).href)).default
    : [];
  await build({
    root: bench,
    configFile: false,
    logLevel: "error",
    mode: "production",
    plugins: [react(), ...plugins, entry(folder, kind)],
    build: {
      outDir,
      emptyOutDir: true,
      cssCodeSplit: false,
      modulePreload: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 1e5,
      rollupOptions: {
        input: { entry: "bench:entry" },
        output: {
          entryFileNames: "entry.js",
          chunkFileNames: "chunk-[name].js",
          assetFileNames: "[name][extname]",
        },
      },
    },
  });
  const files = readdirSync(outDir, { recursive: true }).map(String);
  const css = files.filter((file) => file.endsWith(".css"));
  writeFileSync(join(outDir, "index.html"), page(name, css));
  return {
    js: weight(
      outDir,
      files.filter((file) => file.endsWith(".js")),
    ),
    css: weight(outDir, css),
  };
}

/**
 * @param {string} folder
 * @param {string} kind
 * @returns {import("vite").Plugin}
 */
function entry(folder, kind) {
  const wanted = kind === "all" ? kinds : [kind];
  const file = (/** @type {string} */ path) => JSON.stringify(path);
  const code = [
    `import { ${wanted.join(", ")} } from ${file(join(folder, "index.jsx"))};`,
    `import { start } from ${file(join(bench, "lib/host.js"))};`,
    `start({ ${wanted.map((one) => `...${one}`).join(", ")} });`,
  ].join("\n");
  return {
    name: "bench-entry",
    resolveId: (id) => (id === "bench:entry" ? id : undefined),
    load: (id) => (id === "bench:entry" ? code : undefined),
  };
}

/**
 * @param {string} name
 * @param {readonly string[]} css
 */
function page(name, css) {
  const links = css.map((file) => `<link rel="stylesheet" href="${file}">`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title>
<style>body{margin:0;padding:16px}.bench-grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(176px,1fr));gap:12px}</style>
${links.join("")}</head><body><script type="module" src="entry.js"></script></body></html>`;
}

/**
 * @param {string} folder
 * @param {readonly string[]} files
 */
function weight(folder, files) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return files.reduce(
    (sum, file) =>
      sum +
      brotliCompressSync(readFileSync(join(folder, file)), { params }).length,
    0,
  );
}
