import { appChecks } from "./appChecks.ts";
import { runFromCommandLine } from "./cliRun.ts";

/* `npm run brand`: the brand tool, with every check. */
await runFromCommandLine(appChecks);
