import { root } from "../checkout.ts";
import { runBrandTool, type AppChecks } from "./cliCommands.ts";
import { Interrupted } from "../scaffold/scaffoldAsk.ts";

/**
 * Runs the brand tool with what stands on the command line, and sets the exit code: 0 all is well, 1 something is to
 * be put right, 130 somebody stopped it.
 *
 * @example await runFromCommandLine();
 */
export async function runFromCommandLine(checks?: AppChecks): Promise<void> {
  const { argv, stdin, stdout, stderr } = process;
  // Who reads no more, as head does, has had enough.
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
