// @ts-check
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";

/*
 * A publisher for tests: it publishes one release after another into a folder, and kills itself before the step that
 * it is told: releases.testing.mjs <site> <step>.
 */
const [site = "", last = ""] = process.argv.slice(2);
let steps = 0;
const changing = /** @type {const} */ ([
  "appendFileSync",
  "linkSync",
  "mkdirSync",
  "renameSync",
  "rmSync",
  "symlinkSync",
  "writeFileSync",
]);
for (const name of changing) {
  const own = fs[name];
  Object.assign(fs, {
    [name]: (/** @type {unknown[]} */ ...given) => {
      steps += 1;
      if (steps === Number(last)) process.kill(process.pid, "SIGKILL");
      return Reflect.apply(own, fs, given);
    },
  });
}
syncBuiltinESMExports();

const { carryAssets, complete, newId, noteAssets, point, ...rest } =
  await import("./releases.mjs");
for (let minute = 1; ; minute += 1) {
  const id = newId(new Date(Date.UTC(2026, 10, 28, 10, minute)));
  const stage = rest.stageOf(site, id);
  fs.mkdirSync(join(stage, "assets"), { recursive: true });
  fs.writeFileSync(join(stage, "assets", `${id}.js`), id);
  fs.writeFileSync(join(stage, "index.html"), id);
  noteAssets(stage);
  carryAssets(site, stage);
  complete(site, id);
  point(site, "current", id);
  rest.remember(site, id);
  rest.removeOld(site);
}
