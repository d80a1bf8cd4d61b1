import { parseArgs } from "node:util";
import { prerender, sentenceOf } from "./prerender.ts";

/*
 * documents/start.ts --folder <build> … [--local]
 * Prints one line for each build.
 */
const { values } = parseArgs({
  options: {
    folder: { type: "string", multiple: true },
    local: { type: "boolean" },
  },
});
const { folder: folders = [], local: isLocal } = values;
let failed = false;
for (const folder of folders)
  try {
    // oxlint-disable-next-line no-await-in-loop -- what there is of processor is one build's
    const made = await prerender({ folder, env: process.env, isLocal });
    console.log(
      made > 0
        ? `${folder}: ${made} documents.`
        : `${folder}: the site is closed, so there are no documents.`,
    );
  } catch (error) {
    failed = true;
    console.error(`${folder}: ${sentenceOf(error)}`);
  }
// Calls that nothing waits for any more would hold it up.
process.exit(failed ? 1 : 0);
