import { join } from "node:path";
import type { Plugin } from "vite";
import {
  brandTools,
  workspaceModule,
} from "../../brand/src/plugin/workspaceModule.ts";
import { packLanguages } from "../../brand/src/words/packs.ts";
import { robots, sitemap } from "../../serve/src/crawlers.ts";
import { settingsFrom } from "../../serve/src/templates/settings.ts";
import { servedPages } from "./served-pages.ts";
import type * as publicPages from "../src/document/publicPages.ts";

interface CrawlerFilesOptions {
  readonly brand: string;
  /** The checkout's root. */
  readonly root: string;
}

/**
 * `/robots.txt`, and, where `PORTAL_HOST` says how the portal is visited, `/sitemap.xml`: for hosts that have only
 * files. The portal's own server makes both for each origin that it is visited at.
 *
 * @example plugins: [crawlerFiles({ brand: "aurora", root })]
 */
export function crawlerFiles(options: CrawlerFilesOptions): Plugin {
  return {
    name: "foyer-crawler-files",
    async generateBundle() {
      for (const [fileName, source] of Object.entries(await filesOf(options)))
        this.emitFile({ type: "asset", fileName, source });
    },
    configureServer({ middlewares }) {
      middlewares.use("/robots.txt", (_request, response, next) => {
        filesOf(options).then((files) => {
          response
            .setHeader("Content-Type", "text/plain; charset=utf-8")
            .end(files["robots.txt"]);
        }, next);
      });
    },
  };
}

async function filesOf({
  brand,
  root,
}: CrawlerFilesOptions): Promise<Record<string, string>> {
  const [brands, pages, served] = await Promise.all([
    brandTools(root),
    workspaceModule<typeof publicPages>(
      root,
      "packages/app/src/document/publicPages.ts",
    ),
    servedPages(root, brand),
  ]);
  const loaded = brands.loadBrand(join(root, "themes"), brand);
  const { brand: settings } = loaded;
  const facts = {
    ...pages.crawledPaths(brands.routedBrand(loaded)),
    languages: packLanguages({ root, brand, pseudo: false }),
    first: settings.defaultLanguage,
    // As for the servers' configurations; without it nothing says where the portal is visited.
    origin: process.env["PORTAL_HOST"]
      ? `https://${settingsFrom(process.env, { brand, hosts: settings.hosts, ...served }).host}`
      : undefined,
  };
  const { origin } = facts;
  return {
    "robots.txt": robots(facts),
    ...(origin !== undefined && {
      "sitemap.xml": sitemap({ ...facts, origin }),
    }),
  };
}
