import { root } from "../checkout.ts";
import { runBrandTool } from "./cliCommands.ts";
import type { AppChecks } from "./cliPlace.ts";
import { Interrupted } from "../scaffold/scaffoldAsk.ts";

/**
 * Runs the brand tool with the command line's arguments and sets the exit code: 0 if all is well, 1 if there are
 * problems, 130 if it was interrupted.
 *
 * @example await runFromCommandLine();
 */
export async function runFromCommandLine(checks?: AppChecks): Promise<void> {
  const { argv, stdin, stdout, stderr } = process;
  // A reader that closes the pipe, such as head, does not want the rest.
  stdout.once("error", () => process.exit());
  try {
    const allIsWell = await runBrandTool(argv.slice(2), {
      root,
      say: (line) => stdout.write(`${line}\n`),
      complain: (line) => stderr.write(`${line}\n`),
      terminal: stdin.isTTY ? { input: stdin, output: stdout } : undefined,
      checks,
    });
    process.exitCode = allIsWell ? 0 : 1;
  } catch (error) {
    stderr.write(
      `\n${error instanceof Error ? error.message : String(error)}\n`,
    );
    process.exitCode = error instanceof Interrupted ? 130 : 1;
  }
}
