import { inject } from "vitest";
import type { Member } from "./control.ts";

/** What one worker has to itself: addresses of its portal, gallery and sandbox, and of its browser. */
export interface Stage {
  readonly portal: string;
  /** Empty where nothing but the portal is crawled. */
  readonly gallery: string;
  readonly sandbox: string;
  /** Those that the sandbox begins with. */
  readonly accounts: readonly Member[];
  /** Address that Playwright connects to. */
  readonly browser: string;
  /** For a test that needs a browser started in another way. */
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
