/*
 * A pattern supplied by the server may take forever on a harmless text. It is never run on the page's main thread: a
 * runner (a Worker in the app) runs it and is terminated when the limit has passed.
 */

/** The runner's input: one expression and one text. */
export interface PatternJob {
  readonly source: string;
  readonly input: string;
}

/** Runs jobs off the main thread; rejects when `limitMs` has passed (and ends the job) or when it cannot run. */
export type PatternRunner = (
  job: PatternJob,
  limitMs: number,
) => Promise<boolean>;

/** `leaveToServer`: it cannot be decided here, so the form is sent and the server decides. */
export type HostileVerdict = "accepted" | "refused" | "leaveToServer";

const limitMs = 100;
const longestInput = 256;
const longestSource = 512;

/**
 * Tests a text against the server's own pattern, within 100 ms.
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
 * What the Worker does with a job; throws if the expression is invalid.
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
    // Older catalogues escape characters that must not be escaped in the strict syntax.
    return new RegExp(source);
  }
}
