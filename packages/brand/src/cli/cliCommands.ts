import { wantsHelp } from "./cliArguments.ts";
import { check, checkUsage } from "./cliCheck.ts";
import { create, newUsage } from "./cliNew.ts";
import type { ToolPlace } from "./cliPlace.ts";
import { report, reportUsage } from "./cliReport.ts";
import {
  exportBrandTokens,
  exportUsage,
  importBrandTokens,
  importUsage,
} from "./cliTokens.ts";
import {
  reference,
  referenceUsage,
  schema,
  schemaUsage,
} from "./cliWritten.ts";

/** A command of the tool. */
interface Command {
  readonly usage: string;
  /** Returns whether everything is in order. */
  readonly run: (
    args: readonly string[],
    place: ToolPlace,
  ) => boolean | Promise<boolean>;
}

const commands: ReadonlyMap<string, Command> = new Map([
  ["check", { usage: checkUsage, run: check }],
  ["new", { usage: newUsage, run: create }],
  ["report", { usage: reportUsage, run: report }],
  ["export", { usage: exportUsage, run: exportBrandTokens }],
  ["import", { usage: importUsage, run: importBrandTokens }],
  ["schema", { usage: schemaUsage, run: schema }],
  ["reference", { usage: referenceUsage, run: reference }],
]);

const usage = [...commands.values()].map((command) => command.usage).join("\n");

/**
 * Runs `brand <command>` and returns whether everything is in order. With --help it only prints how the command is
 * used.
 *
 * @example await runBrandTool(["check", "aurora"], { root, say: console.log, complain: console.error })
 */
export async function runBrandTool(
  [name = "", ...args]: readonly string[],
  place: ToolPlace,
): Promise<boolean> {
  const command = commands.get(name);
  if (wantsHelp([name, ...args]) || name === "help") {
    place.say(command?.usage ?? usage);
    return true;
  }
  if (command) return command.run(args, place);
  place.complain(usage);
  return false;
}
