import { answerPatternJob, type PatternJob } from "@foyer/platform/patterns";

/**
 * Solves immediately what takes a real worker a second, and tests patterns; one that never terminates gets no answer.
 */
export class QuickWorker extends EventTarget {
  postMessage(job: PatternJob | object) {
    if ("source" in job && endless.test(job.source)) return;
    queueMicrotask(() => this.dispatchEvent(answerTo(job)));
  }
  terminate() {}
}

/** Nested repeats: the form of pattern that can block a thread. */
const endless = /\+\)\+/;

function answerTo(job: PatternJob | object): Event {
  try {
    const data = "source" in job ? answerPatternJob(job) : { number: 7 };
    return new MessageEvent("message", { data });
  } catch {
    return new Event("error");
  }
}

/** A challenge of the bot check that this worker can solve. */
export const sampleChallenge = {
  parameters: {
    algorithm: "PBKDF2/SHA-256",
    nonce: "n",
    salt: "s",
    cost: 1,
    keyLength: 32,
    keyPrefix: "00",
  },
};
