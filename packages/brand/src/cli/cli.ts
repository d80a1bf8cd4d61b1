import { runFromCommandLine } from "./cliRun.ts";

/*
 * The brand tool without the checks of words and icons, which need what the app knows: `npm run brand` adds them
 * (packages/app/build/messages-brand.ts).
 */
await runFromCommandLine();
