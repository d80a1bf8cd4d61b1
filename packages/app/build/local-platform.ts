import type { Plugin } from "vite";

/**
 * Tells the portal, in development, which local platform its pictures and games may come from; the preview server
 * does the same for a build.
 *
 * @example defineConfig({ plugins: [localPlatform("http://127.0.0.1:4174")] })
 */
export function localPlatform(platformUrl: string): Plugin {
  return {
    name: "foyer-local-platform",
    apply: "serve",
    transformIndexHtml: () => [
      {
        tag: "meta",
        attrs: {
          name: "foyer-local-hosts",
          content: new URL(platformUrl).origin,
        },
        injectTo: "head",
      },
    ],
  };
}
