/*
 * A pattern that the server brings itself may take for ever on a harmless text. It is never run on the page's
 * own thread: a runner (a Worker in the app) does it and is ended when the limit has passed.
 */

/** What the runner is asked: one expression and one text. */
export interface PatternJob {
  readonly source: string;
  readonly input: string;
}

/** Runs jobs away from the page; rejects when `limitMs` has passed (and ends the job) or it cannot run. */
export type PatternRunner = (
  job: PatternJob,
  limitMs: number,
) => Promise<boolean>;

/** `leaveToServer`: nobody here can tell, so the form is sent and the server decides. */
export type HostileVerdict = "accepted" | "refused" | "leaveToServer";

const limitMs = 100;
const longestInput = 256;
const longestSource = 512;

/**
 * Tests a text by a pattern of the server's own, within 100 ms.
 *
 * @example await testUnknownPattern("^[A-F]{2,8}$", "CAFE", runner) // "accepted"
 */
export async function testUnknownPattern(
  source: string,
  input: string,
  runner: PatternRunner,
): Promise<HostileVerdict> {
  if (input.length > longestInput || source.length > longestSource)
    return "leaveToServer";
  try {
    return (await runner({ source, input }, limitMs)) ? "accepted" : "refused";
  } catch {
    return "leaveToServer";
  }
}

/**
 * What the Worker does with a job; throws when the expression is none.
 *
 * @example self.onmessage = ({ data }) => self.postMessage(answerPatternJob(data));
 */
export function answerPatternJob({ source, input }: PatternJob): boolean {
  return expressionOf(source).test(input);
}

function expressionOf(source: string): RegExp {
  try {
    return new RegExp(source, "u");
  } catch {
    // Older catalogues escape characters that the strict syntax does not let one escape.
    return new RegExp(source);
  }
}
