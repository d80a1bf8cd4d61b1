import { readFileSync } from "node:fs";
import { minifySync, transformWithOxc, type Plugin } from "vite";
import { connectorHeaders } from "../preview/policy.ts";

const document = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="robots" content="noindex" />
    <title>Visits</title>
  </head>
  <body>
    <script src="/connect/analytics.js"></script>
  </body>
</html>
`;

/**
 * The script of the analytics connector: a classic one that stands alone, as a document without an origin may not
 * fetch modules.
 *
 * @example await connectorScript()
 */
export async function connectorScript(): Promise<string> {
  const source = new URL("../src/connect/analytics.ts", import.meta.url);
  const { code } = await transformWithOxc(
    readFileSync(source, "utf8"),
    "analytics.ts",
  );
  const script = `(()=>{${code.replace("export function", "function")}\nstartAnalytics(window)})()`;
  return minifySync("analytics.js", script).code;
}

/**
 * The connector documents, beside the portal and out of its bundle: `/connect/analytics.html` and its script.
 *
 * @example defineConfig({ plugins: [connectors()] })
 */
export function connectors(): Plugin {
  return {
    name: "foyer-connectors",
    async generateBundle() {
      this.emitFile({
        type: "asset",
        fileName: "connect/analytics.html",
        source: document,
      });
      this.emitFile({
        type: "asset",
        fileName: "connect/analytics.js",
        source: await connectorScript(),
      });
    },
    configureServer({ middlewares }) {
      const serve = (path: string, type: string, body: () => Promise<string>) =>
        middlewares.use(path, (_request, response, next) => {
          body().then((text) => {
            for (const [name, value] of Object.entries(connectorHeaders))
              response.setHeader(name, value);
            response.setHeader("Content-Type", type).end(text);
          }, next);
        });
      serve("/connect/analytics.html", "text/html; charset=utf-8", () =>
        Promise.resolve(document),
      );
      serve(
        "/connect/analytics.js",
        "text/javascript; charset=utf-8",
        connectorScript,
      );
    },
  };
}
