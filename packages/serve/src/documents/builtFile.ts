import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PageRequest } from "../../../app/src/document/renderPage.tsx";

/** Files that a build made have one level and a plain name; nothing else is read. */
const builtFile = /^\/assets\/[\w.-]+\.json$/;

/**
 * Answers with a JSON file of the build, such as a page of the brand's own, and asks the platform for everything else.
 *
 * @example const fetch = orBuiltFile("dist", askPlatform({ platformUrl }));
 */
export const orBuiltFile =
  (folder: string, fetch: PageRequest["fetch"]): PageRequest["fetch"] =>
  async (url, init) =>
    builtFile.test(url)
      ? new Response(await readFile(join(folder, url), "utf8"), {
          headers: { "content-type": "application/json" },
        })
      : fetch(url, init);
