import { solveChallenge, type Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

/** The task of one worker: it tries every n-th number, beginning with one of its own. */
export interface WorkerTask {
  readonly challenge: Challenge;
  readonly counterStart: number;
  readonly counterStep: number;
  /** in ms */
  readonly timeout: number;
}

/** Number of derivations between two progress messages. */
const toldEvery = 50;

/*
 * The work is done in a worker so that the page stays responsive: a challenge takes hundreds or thousands of key
 * derivations.
 */
self.addEventListener("message", async ({ data }: MessageEvent<WorkerTask>) => {
  let done = 0;
  const solution = await solveChallenge({
    ...data,
    deriveKey: (...given) => {
      done += 1;
      if (done % toldEvery === 0) self.postMessage(toldEvery);
      return deriveKey(...given);
    },
  }).catch(() => null);
  self.postMessage(solution);
});
