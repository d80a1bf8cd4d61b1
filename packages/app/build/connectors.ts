import { readFileSync } from "node:fs";
import { minifySync, transformWithOxc, type Plugin } from "vite";
import { connectorHeaders } from "../../serve/src/policy.ts";
import {
  phoneDocument,
  phoneSettings,
  phoneStyle,
} from "../../serve/src/phone.ts";
import { phoneScript } from "./phone-connector.ts";
import { readBrand } from "../../serve/src/portal-files.ts";

const documentOf = (title: string, script: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="robots" content="noindex" />
    <title>${title}</title>
  </head>
  <body>
    <script src="/connect/${script}"></script>
  </body>
</html>
`;

/* Self-contained classic scripts, because a document without an origin may not fetch modules. */
async function scriptOf(file: string, start: string): Promise<string> {
  const source = new URL(`../src/connect/${file}.ts`, import.meta.url);
  const { code } = await transformWithOxc(
    readFileSync(source, "utf8"),
    `${file}.ts`,
  );
  const script = `(()=>{${code.replace("export function", "function")}\n${start}(window)})()`;
  return minifySync(`${file}.js`, script).code;
}

/**
 * The script of the analytics connector.
 *
 * @example await connectorScript()
 */
export const connectorScript = (): Promise<string> =>
  scriptOf("analytics", "startAnalytics");

/**
 * The script that runs at the end of a social login, in its popup.
 *
 * @example await socialScript()
 */
export const socialScript = (): Promise<string> =>
  scriptOf("social", "handSocialOver");

const html = "text/html; charset=utf-8";
const javascript = "text/javascript; charset=utf-8";

interface ConnectorFile {
  readonly name: string;
  readonly type: string;
  readonly body: () => Promise<string>;
}

/** Files served under /connect/ for every brand, by name. */
const files: readonly ConnectorFile[] = [
  {
    name: "analytics.html",
    type: html,
    body: () => Promise.resolve(documentOf("Visits", "analytics.js")),
  },
  { name: "analytics.js", type: javascript, body: connectorScript },
  {
    name: "social.html",
    type: html,
    body: () => Promise.resolve(documentOf("Sign-in", "social.js")),
  },
  { name: "social.js", type: javascript, body: socialScript },
];

/**
 * Files that the phone login adds for a brand that configures it; none for any other brand.
 *
 * @example phoneFiles({ brand: "aurora", root }) // []
 */
export function phoneFiles({
  brand,
  root,
}: ConnectorsOptions): readonly Omit<ConnectorFile, "type">[] {
  const { phoneSignIn } = readBrand(root, brand);
  if (!phoneSignIn) return [];
  const document = phoneDocument(phoneSettings(phoneSignIn));
  return [
    { name: "phone.html", body: () => Promise.resolve(document) },
    { name: "phone.css", body: () => Promise.resolve(phoneStyle) },
    { name: "phone.js", body: () => phoneScript(root) },
  ];
}

interface ConnectorsOptions {
  readonly brand: string;
  /** The checkout's root. */
  readonly root: string;
}

/**
 * The connector documents with their scripts, next to the portal and outside its bundle: `/connect/analytics.html`;
 * `/connect/social.html`, which a login popup returns to; and `/connect/phone.html` for a brand that configures it.
 * The last is served from its own origin and therefore not by the development server.
 *
 * @example defineConfig({ plugins: [connectors({ brand, root })] })
 */
export function connectors(options: ConnectorsOptions): Plugin {
  return {
    name: "foyer-connectors",
    async generateBundle() {
      for (const { name, body } of [...files, ...phoneFiles(options)])
        this.emitFile({
          type: "asset",
          fileName: `connect/${name}`,
          source: await body(),
        });
    },
    configureServer({ middlewares }) {
      for (const { name, type, body } of files)
        middlewares.use(`/connect/${name}`, (_request, response, next) => {
          body().then((text) => {
            for (const [header, value] of Object.entries(connectorHeaders))
              response.setHeader(header, value);
            response.setHeader("Content-Type", type).end(text);
          }, next);
        });
    },
  };
}
