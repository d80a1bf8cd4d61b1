import { answerPatternJob, type PatternJob } from "@foyer/platform/patterns";

/* A pattern of the server's own may never come to an end: here it holds up nobody, and whoever asked ends the worker. */
self.addEventListener("message", ({ data }: MessageEvent<PatternJob>) => {
  self.postMessage(answerPatternJob(data));
});
