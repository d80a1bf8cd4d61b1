import { answerPatternJob, type PatternJob } from "@foyer/platform/patterns";

/* A pattern of the server's own may never terminate: here it blocks nothing, and the caller terminates the worker. */
self.addEventListener("message", ({ data }: MessageEvent<PatternJob>) => {
  self.postMessage(answerPatternJob(data));
});
