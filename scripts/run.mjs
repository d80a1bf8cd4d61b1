#!/usr/bin/env node
/*
 * The single entry point: `npm start`, `npm test` and every other script of package.json come here. It uses only
 * Node's built-ins, because it runs before anything is installed, and nothing newer than import statements, so that
 * an old Node gets as far as the message.
 */
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    "Foyer needs Node 20.19 or newer; this is " + process.versions.node + ".",
  );
  process.exit(1);
}

import("./commands.mjs").then(({ main }) => main(process.argv.slice(2)));
