import type { Readable, Writable } from "node:stream";
import type { Surroundings } from "../checks/check.ts";

/** What the tool works on, and where it prints. */
export interface ToolPlace {
  /** The checkout's root. */
  readonly root: string;
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
  /** The terminal on which questions can be asked, if the session is interactive. */
  readonly terminal?:
    | { readonly input: Readable; readonly output: Writable }
    | undefined;
  /** Checks that need the app; without them brands are checked on their own. */
  readonly checks?: AppChecks | undefined;
}

/** Checks of words and icons, and the portal's pages. */
export type AppChecks = Pick<
  Surroundings,
  "checkWords" | "checkIcon" | "paths"
>;
