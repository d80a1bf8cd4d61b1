import { startWorker } from "../services/workers.ts";
import workerAddress from "./languages.worker.ts?worker&url";

/** The page can look them up itself, and does not wait longer than this, in ms. */
const longestMs = 1000;

/**
 * Has a worker look up the languages that the browser knows. A browser does so once, before its first number, and
 * takes 35 ms on a desktop, in which a page cannot answer.
 *
 * @returns Resolves when they are known, cannot be looked up there, or have taken too long.
 * @example await lookUpLanguages();
 */
export const lookUpLanguages = (): Promise<void> =>
  new Promise<void>((resolve) => {
    const worker = startWorker(workerAddress);
    const end = () => {
      worker.terminate();
      resolve();
    };
    worker.addEventListener("message", end);
    worker.addEventListener("error", end);
    setTimeout(end, longestMs);
  }).catch(() => {});
