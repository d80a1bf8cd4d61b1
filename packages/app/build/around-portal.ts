import {
  cpSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
} from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import type { Plugin } from "vite";

const document = "index.html";
const ownScript = '<script type="module" src="/src/main.tsx"></script>';
const themeSheet = '<link rel="stylesheet" href="virtual:brand/theme.css" />';
const builtTag =
  /<(?:script|link)[^>]*\s(?:src|href)="\/assets\/[^>]*>(?:<\/script>)?/g;

/**
 * Writes a brand's files around a portal that was built for every brand: the brand's document names the portal's
 * scripts and style sheets after the brand's own style sheet, and the portal's files are linked beside it, which takes
 * no time and no space.
 *
 * @example defineConfig({ plugins: [aroundPortal("packages/app/dist-portal")] })
 */
export function aroundPortal(portal: string): Plugin[] {
  let folder = "";
  return [
    {
      name: "foyer-around-portal",
      configResolved(config) {
        folder = resolve(config.root, config.build.outDir);
      },
      transformIndexHtml: {
        order: "pre",
        handler: (html) => html.replace(ownScript, themeSheet),
      },
      writeBundle() {
        linkFolder(portal, folder);
      },
    },
    {
      name: "foyer-portal-in-page",
      transformIndexHtml: {
        // The portal's files are none of this build's: they come when its own are named.
        order: "post",
        handler: (html) =>
          html.replace("</title>", (end) =>
            [end, ...portalTags(portal)].join("\n    "),
          ),
      },
    },
  ];
}

/** What the portal's own document loads. */
function portalTags(portal: string): readonly string[] {
  const built = readFileSync(join(portal, document), "utf8");
  const tags = built.match(builtTag);
  if (!tags) throw new Error(`${portal} is no build of the portal.`);
  return tags;
}

/** Links every file of one folder into another, except the document; copies where the two are on different disks. */
function linkFolder(from: string, to: string): void {
  const files = readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(from, join(entry.parentPath, entry.name)))
    .filter((name) => !name.startsWith(document) && name !== ".foyer-inputs");
  for (const name of files) {
    const target = join(to, name);
    mkdirSync(dirname(target), { recursive: true });
    try {
      linkSync(join(from, name), target);
    } catch {
      cpSync(join(from, name), target);
    }
  }
}
