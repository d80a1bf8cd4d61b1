import {
  testUnknownPattern,
  type HostileVerdict,
  type PatternJob,
} from "@foyer/platform/patterns";
import { startWorker } from "../services/workers.ts";
import workerAddress from "./patternCheck.worker.ts?worker&url";

/** How long a browser may take to fetch and start the worker, in ms; the pattern's own limit begins after it. */
const startLimitMs = 2000;

/**
 * Tests a text against a pattern of the server's own, in a worker that is terminated when its time is up (VAL-11).
 *
 * @example await checkUnknownPattern("^[A-F]{2,8}$", "CAFE") // "accepted"
 */
export function checkUnknownPattern(
  source: string,
  input: string,
): Promise<HostileVerdict> {
  return testUnknownPattern(source, input, runInWorker);
}

/* The first, empty job only shows that the worker is up: the limit is for the pattern, not for the network. */
const upJob: PatternJob = { source: "", input: "" };

function runInWorker(job: PatternJob, limitMs: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const worker = startWorker(workerAddress);
    const end = () => {
      clearTimeout(timer);
      worker.terminate();
    };
    const fail = () => {
      end();
      reject(new Error("The pattern could not be tried in time."));
    };
    let timer = setTimeout(fail, startLimitMs);
    let up = false;
    worker.addEventListener("message", ({ data }: MessageEvent<boolean>) => {
      if (up) {
        end();
        resolve(data);
        return;
      }
      up = true;
      clearTimeout(timer);
      timer = setTimeout(fail, limitMs);
      worker.postMessage(job);
    });
    worker.addEventListener("error", fail);
    worker.postMessage(upJob);
  });
}
