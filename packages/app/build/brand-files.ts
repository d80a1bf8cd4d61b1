import type { PluginOption } from "vite";
import { siteIdentity } from "../../brand/src/identity/siteIdentity.ts";
import { brandInPage } from "../../brand/src/page/brandInPage.ts";
import { firstScreen } from "../../brand/src/page/firstScreen.ts";
import type { PackSource } from "../../brand/src/words/packs.ts";
import { portalFiles } from "../../serve/src/portal-files.ts";
import { connectors } from "./connectors.ts";
import { crawlerFiles } from "./crawler-files.ts";
import { servedPages } from "./served-pages.ts";

/**
 * Everything that is one brand's alone and no module: its document, words, pictures, icons, connectors, and what its
 * servers have to know.
 *
 * @example defineConfig({ plugins: [brandFiles({ root, brand: "harbour", pseudo: false })] })
 */
export function brandFiles(source: PackSource): PluginOption {
  const { root, brand } = source;
  return [
    connectors({ brand, root }),
    firstScreen({ brand, root }),
    brandInPage(source),
    siteIdentity({ brand, root }),
    crawlerFiles({ brand, root }),
    portalFiles({ brand, root, pages: () => servedPages(root, brand) }),
  ];
}
