import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import * as v from "valibot";
import type { PlatformAdapter } from "./adapter.ts";
import { type Accounts, accountsSchema } from "./accounts.ts";
import { writeReport } from "./report.ts";
import { conform } from "./run.ts";

const usage = `Usage: conform <url> [--accounts <file>] [--sandbox] [--effects] [--only <word>] [--adapter <file>] [--json <file>] [--quiet]
Tries every call of the contract on a platform. docs/connect.md says how to read what it prints.
  <url>        what stands before /wps, as https://platform.example
  --accounts   accounts of the platform to sign in with (JSON; docs/connect.md)
  --sandbox    the platform is the sandbox: its control room makes the accounts, and they are kept in --accounts
  --effects    also makes calls that change something: only on a platform for tests
  --only       only calls whose name, path or number has this word
  --adapter    a file that speaks the platform's dialect
  --json       writes the report there too
  --quiet      only counts calls that conform, and those that wait for --effects
  --brand      the brand.json whose merchant code, language and hosts are used`;

/** An error that the operator can fix: reported in one sentence, without a stack trace. */
class Plain extends Error {}

const say = (text: string): boolean => process.stdout.write(`${text}\n`);
const warn = (text: string): boolean => process.stderr.write(`${text}\n`);

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        accounts: { type: "string" },
        sandbox: { type: "boolean", default: false },
        effects: { type: "boolean", default: false },
        only: { type: "string" },
        adapter: { type: "string" },
        json: { type: "string" },
        quiet: { type: "boolean", default: false },
        brand: { type: "string" },
        help: { type: "boolean", short: "h", default: false },
      },
    });
    return { ...values, url: positionals[0], more: positionals.slice(1) };
  } catch (error) {
    throw new Plain(`${messageOf(error)}\n${usage}`);
  }
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new Plain(`${file} cannot be read: ${messageOf(error)}`);
  }
}

/** Reads a file with a schema, or reports which of its members are wrong. */
function read<S extends v.GenericSchema>(
  file: string,
  schema: S,
): v.InferOutput<S> {
  const parsed = v.safeParse(schema, readJson(file));
  if (parsed.success) return parsed.output;
  const lines = parsed.issues.map(
    (issue) =>
      `  ${v.getDotPath(issue) ?? "the file"}: ${issue.expected === "never" ? "is no member that is known; take it out, or see docs/connect.md how it is spelt" : issue.message}`,
  );
  throw new Plain([`${file} does not fit:`, ...lines].join("\n"));
}

/**
 * Has the sandbox's control room create accounts. With effects it also switches on what the stock house has off. The
 * social login data can be used only once, and so is not written to the file.
 */
async function makeAccounts(
  url: string,
  effects: boolean,
  file: string | undefined,
): Promise<Accounts> {
  const address = `${url.replace(/\/+$/, "")}/sandbox/api/conform-accounts`;
  const answer = await fetch(address, {
    method: "POST",
    body: JSON.stringify({ switches: effects }),
  });
  const made = v.safeParse(
    accountsSchema,
    answer.ok ? await answer.json() : undefined,
  );
  if (!made.success)
    throw new Plain(
      `${address} makes no accounts (HTTP ${answer.status}): is it the sandbox's own address, on this machine?`,
    );
  if (file !== undefined) {
    const { social: _, ...kept } = made.output;
    const text = `${JSON.stringify(kept, null, 2)}\n`;
    try {
      writeFileSync(file, text, { flag: "wx", mode: 0o600 });
    } catch (error) {
      throw new Plain(`${file} is not written: ${messageOf(error)}`);
    }
  }
  return made.output;
}

/** The members of a brand that decide how its platform is called. */
const brandSchema = v.object({
  merchantCode: v.string(),
  defaultLanguage: v.string(),
  hosts: v.record(v.string(), v.array(v.string())),
});

const isAdapter = (value: unknown): value is PlatformAdapter =>
  typeof value === "object" &&
  value !== null &&
  ["path", "wrap", "unwrap", "seal"].every((name) => {
    const one: unknown = Reflect.get(value, name);
    return one === undefined || typeof one === "function";
  });

async function readAdapter(file: string): Promise<PlatformAdapter> {
  const loaded: { default?: unknown } = await import(
    pathToFileURL(resolve(file)).href
  ).catch((error: unknown) => {
    throw new Plain(`${file} cannot be loaded: ${messageOf(error)}`);
  });
  if (isAdapter(loaded.default)) return loaded.default;
  throw new Plain(
    `${file} has no adapter: its default export is an object with any of path, wrap, unwrap, seal.`,
  );
}

/** Fails early if nothing answers at the address, so that this is not reported for every call. */
async function knock(url: string, isAdapted: boolean): Promise<void> {
  const address = `${url.replace(/\/+$/, "")}/wps/system/status`;
  const answer = await fetch(address, {
    signal: AbortSignal.timeout(15_000),
  }).catch((error: unknown) => {
    const cause = error instanceof Error ? error.cause : undefined;
    throw new Plain(
      `Nothing answers at ${address}: ${cause === undefined ? messageOf(error) : messageOf(cause)}. Is the platform running, and the address right? It is what stands before /wps.`,
    );
  });
  const isPage = answer.headers.get("content-type")?.includes("text/html");
  await answer.body?.cancel();
  if (isPage && !isAdapted)
    say(
      `${address} answers with a page and not with JSON: perhaps it is the address of a portal, or a server that passes nothing on.\n`,
    );
}

async function main(): Promise<void> {
  const options = readArguments();
  if (options.help) return void say(usage);
  const { url } = options;
  if (url === undefined || options.more.length > 0) throw new Plain(usage);
  if (!/^https?:\/\/./.test(url) || !URL.canParse(url))
    throw new Plain(
      `"${url}" is no address; write it as https://platform.example.`,
    );
  if (/\/wps\/*$/.test(url))
    throw new Plain(
      `"${url}" ends with /wps, which every call adds by itself: leave it out.`,
    );
  const brand = read(options.brand ?? "", brandSchema);
  const given = options.sandbox ? undefined : options.accounts;
  const known: Accounts =
    given === undefined ? {} : read(given, accountsSchema);
  await knock(url, options.adapter !== undefined);
  const accounts = options.sandbox
    ? await makeAccounts(url, options.effects, options.accounts)
    : known;
  const report = await conform({
    url,
    accounts,
    merchant: brand.merchantCode,
    language: brand.defaultLanguage,
    hosts: Object.values(brand.hosts).flat(),
    effects: options.effects,
    only: options.only,
    adapter:
      options.adapter === undefined
        ? undefined
        : await readAdapter(options.adapter),
  });
  say(writeReport(report, options.quiet));
  if (options.json !== undefined)
    writeFileSync(options.json, `${JSON.stringify(report, null, 2)}\n`);
  if (!report.ok) process.exitCode = 1;
}

main().catch((error: unknown) => {
  warn(error instanceof Plain ? error.message : String(error));
  process.exitCode = 2;
});
