import { solveChallenge, type Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

/* The work is done here so that the page stays free: a challenge takes some hundred key derivations. */
self.addEventListener("message", async ({ data }: MessageEvent<Challenge>) => {
  const solution = await solveChallenge({ challenge: data, deriveKey }).catch(
    () => null,
  );
  self.postMessage(solution);
});
