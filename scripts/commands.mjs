// @ts-check
import { endAll, endWithUs, isEnding } from "./lib/children.mjs";
import { lastBuilt } from "./lib/brand.mjs";
import { install } from "./lib/install.mjs";
import { manifest, Plain } from "./lib/root.mjs";

/**
 * @typedef {object} Command
 * @property {string} says What it does, for the list of commands.
 * @property {(args: string[], named: string | undefined) => Promise<unknown>} run `named`: the brand, if one was named.
 * @property {boolean} [helps] It prints its own usage for --help; for the others `says` is printed.
 * @property {() => string | undefined} [brand] The brand if none is named; default: that of package.json.
 */

/** @type {Readonly<Record<string, Command>>} */
const commands = {
  start: {
    says: "builds everything and serves the portal with a platform of its own",
    run: async () => (await import("./start.mjs")).start(),
  },
  dev: {
    says: "the same with hot reload, for work on the code",
    run: async () => (await import("./dev.mjs")).dev(),
  },
  storybook: {
    says: "Storybook; `storybook build` writes it to storybook-static",
    run: async (args) => (await import("./storybook.mjs")).storybook(args),
  },
  build: {
    says: "builds the portal for one brand, or with --all-brands for each; --release refuses placeholders",
    run: async (args) => (await import("./build.mjs")).build(args),
  },
  preview: {
    says: "serves the last build against PLATFORM_URL; --sites <folder>: the published brands",
    brand: lastBuilt,
    run: async (args) => (await import("./preview.mjs")).preview(args),
  },
  prerender: {
    says: "draws the public pages of a build into files, for nginx, Caddy and workers",
    brand: lastBuilt,
    helps: true,
    run: async (args) => (await import("./prerender.mjs")).prerender(args),
  },
  verify: {
    says: "checks everything once; `verify <step> …` checks only those steps",
    run: async (args) => (await import("./verify.mjs")).verify(args),
  },
  "verify:full": {
    says: "runs the matrices; words after it filter them",
    run: async (args) => (await import("./verify-full.mjs")).verifyFull(args),
  },
  brand: {
    says: "brand new, brand check | report [name], brand export | import <name>, brand publish | rollback <name>, brand schema, brand reference",
    helps: true,
    run: async (args) => (await import("./tools.mjs")).brand(args),
  },
  look: {
    says: "pictures of what a change touches, before and after; `look -- --help` says more",
    helps: true,
    run: async (args, named) => (await import("./look.mjs")).look(args, named),
  },
  messages: {
    says: "puts the English words in order and checks all packs; messages check, report, export <tag> <file>, import <tag> <file>",
    helps: true,
    // The portal's own words, unless a brand is named.
    brand: () => "",
    run: async (args) => (await import("./messages.mjs")).messages(args),
  },
  conform: {
    says: "tries every call of the contract on a platform; --self-test tries the trial",
    helps: true,
    run: async (args) => (await import("./conform.mjs")).conform(args),
  },
  openapi: {
    says: "writes docs/openapi.json from the call definitions; --check only compares",
    run: async (args) => (await import("./openapi.mjs")).openapi(args),
  },
  api: {
    says: "writes what @foyer/ui exports to packages/ui/api.md; --check only compares",
    run: async (args) => (await import("./api.mjs")).api(args),
  },
  bench: {
    says: "measures grid, dialog and field beside other libraries, and the sandbox with `bench load`",
    run: async (args) => (await import("./bench.mjs")).bench(args),
  },
  "phone-emulator": {
    says: "tests the third party's phone sign-in before its emulator; see packages/app/phone-sign-in/README.md",
    run: async (args) => (await import("./phone.mjs")).phoneEmulator(args),
  },
  chromatic: {
    says: "publishes Storybook to Chromatic, where CHROMATIC_PROJECT_TOKEN is set",
    run: async (args) => (await import("./tools.mjs")).chromatic(args),
  },
  lint: {
    says: "oxlint and the source rules of the house",
    run: async () => (await import("./tools.mjs")).lint(),
  },
  typecheck: {
    says: "the compiler over every package",
    run: async () => (await import("./tools.mjs")).typecheck(),
  },
};

/**
 * Runs the command that is named, after the packages are installed.
 * @param {string[]} args
 */
export async function main([name = "", ...rest]) {
  const command = commands[name];
  if (!command) {
    console.error(usage());
    process.exitCode = 1;
    return;
  }
  if (!command.helps && rest.some((arg) => arg === "--help" || arg === "-h")) {
    console.log(`npm run ${name}: ${command.says}`);
    return;
  }
  endWithUs();
  try {
    const { args, named } = takeBrand(rest, command.brand);
    await install();
    await command.run(args, named);
  } catch (error) {
    if (!(error instanceof Plain) && !isWrongOption(error)) throw error;
    // Something that Ctrl-C ended has not failed.
    if (!isEnding()) console.error(error.message);
    process.exitCode = 1;
  } finally {
    await endAll();
  }
}

/**
 * Whether a command was given an unknown option: like a `Plain`, the user has to correct it.
 * @param {unknown} error
 * @returns {error is Error}
 */
const isWrongOption = (error) =>
  error instanceof Error &&
  "code" in error &&
  String(error.code).startsWith("ERR_PARSE_ARGS");

/**
 * Flags that would be lost without notice, each with a command that has it.
 * @type {Readonly<Record<string, string>>}
 */
const ownFlags = {
  brand: "build -- --brand <name>",
  "all-brands": "build -- --all-brands",
  release: "build -- --release",
  to: "brand publish <name> -- --to <folder>",
  host: "brand publish <name> -- --host <name>",
  preview: "brand publish <name> -- --preview",
  sandbox: "brand publish <name> -- --sandbox <address>",
  sites: "preview -- --sites <folder>",
};

/**
 * `--brand <name>` is the same as FOYER_BRAND, for every command and everything that it starts.
 * @param {readonly string[]} args
 * @param {() => string | undefined} [otherwise]
 */
function takeBrand(args, otherwise = () => undefined) {
  // npm consumes flags before the two hyphens, and the default brand would be used without notice.
  for (const [flag, example] of Object.entries(ownFlags))
    if (process.env[`npm_config_${flag.replace("-", "_")}`] !== undefined)
      throw new Plain(
        `npm takes --${flag} for its own. Write two hyphens before it, as: npm run ${example}`,
      );
  const rest = [...args];
  const place = rest.findIndex(
    (arg) => arg === "--brand" || arg.startsWith("--brand="),
  );
  if (place >= 0) {
    const [flag = "", next] = rest.splice(
      place,
      rest[place] === "--brand" ? 2 : 1,
    );
    const named = flag.includes("=") ? flag.slice(flag.indexOf("=") + 1) : next;
    if (!named)
      throw new Plain("--brand wants a name: the name of a folder in themes/.");
    process.env["FOYER_BRAND"] = named;
  }
  const brand = process.env["FOYER_BRAND"];
  process.env["FOYER_BRAND"] ??= otherwise() ?? manifest.config.brand;
  return { args: rest, named: brand };
}

function usage() {
  const lines = Object.entries(commands).map(
    ([name, { says }]) => `  ${name.padEnd(12)} ${says}`,
  );
  return [
    "Usage: node scripts/run.mjs <command> [--brand <name>]",
    "",
    ...lines,
  ].join("\n");
}
