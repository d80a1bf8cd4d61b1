import { solveChallenge, type Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

/** What a worker is given: it tries every so many of the numbers, beginning with one of its own. */
export interface WorkerTask {
  readonly challenge: Challenge;
  readonly counterStart: number;
  readonly counterStep: number;
  /** in ms */
  readonly timeout: number;
}

/** How many derivations go by before the page is told. */
const toldEvery = 50;

/* The work is done here so that the page stays free: a challenge takes some hundred key derivations, or thousands. */
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
