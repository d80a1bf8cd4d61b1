import { inject } from "vitest";
import type { Member } from "./control.ts";

/** What each worker has of its own: addresses of its portal, gallery, sandbox and browser. */
export interface Stage {
  readonly portal: string;
  /** Folder of the portal's build, for a test that serves it itself. */
  readonly build: string;
  /** Empty if only the portal is crawled. */
  readonly gallery: string;
  readonly sandbox: string;
  /** The accounts that the sandbox starts with. */
  readonly accounts: readonly Member[];
  /** Address that Playwright connects to. */
  readonly browser: string;
  /** For a test that needs a browser with other settings. */
  readonly executablePath: string;
  readonly browserArgs: readonly string[];
}

declare module "vitest" {
  interface ProvidedContext {
    stages: readonly Stage[];
  }
}

/**
 * The stage of the worker that runs this file.
 *
 * @example await page.goto(stage().portal)
 */
export function stage(): Stage {
  const stages = inject("stages");
  const worker = Number(process.env["VITEST_POOL_ID"] ?? "1") - 1;
  const own = stages[worker % stages.length];
  if (!own) throw new Error("There is no stage for this worker.");
  return own;
}
