// @ts-check
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { brandIds } from "./lib/brand.mjs";
import { bin, run } from "./lib/children.mjs";
import { at, Plain } from "./lib/root.mjs";

const usage = `prerender                      draws the public pages of the last build from PLATFORM_URL, into files beside it
prerender -- --folder <build>  of another build, such as /srv/harbour/current
prerender -- --all-brands      of every build in packages/app/dist-brands
prerender -- --local           with the pictures of a platform on this machine, as \`npm run preview\` shows them`;

/**
 * Draws the public pages of a build in all languages, for servers that only have files (docs/deploy.md).
 * @param {string[]} args
 */
export async function prerender(args) {
  const { values } = parseArgs({
    args,
    options: {
      "all-brands": { type: "boolean" },
      folder: { type: "string" },
      help: { type: "boolean", short: "h" },
      local: { type: "boolean" },
    },
  });
  if (values.help) return console.log(usage);
  const folders = values["all-brands"]
    ? brandIds()
        .map((brand) => at("packages/app/dist-brands", brand))
        .filter(existsSync)
    : [resolve(values.folder ?? at("packages/app/dist"))];
  if (folders.length === 0)
    throw new Plain("There are no builds: npm run build -- --all-brands");
  const { code } = await run(bin("tsx"), [
    at("packages/serve/src/documents/start.ts"),
    ...folders.flatMap((folder) => ["--folder", folder]),
    ...(values.local ? ["--local"] : []),
  ]);
  process.exitCode = code;
}
