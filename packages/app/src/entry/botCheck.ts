import type { Challenge, Solution } from "altcha-lib";
import * as v from "valibot";
import type { BotCheckOutput } from "@foyer/flows/login";
import { botCheckChallenge } from "@foyer/platform/calls";
import type { Client } from "@foyer/platform/client";
import { answered } from "../actors/failure.ts";
import { startWorker } from "../services/workers.ts";
import type { WorkerTask } from "./botCheck.worker.ts";
import workerAddress from "./botCheck.worker.ts?worker&url";

/** A proof of work takes a phone a second or two; if it takes longer than this, something is wrong. */
const limitMs = 60_000;
/** In place of a captcha the work is far heavier; its challenge is valid for this long. */
const captchaLimitMs = 10 * 60_000;
/** More threads than these leave a phone none for the page. */
const mostThreads = 4;

const challengeShape = v.looseObject({
  parameters: v.looseObject({
    algorithm: v.string(),
    nonce: v.string(),
    salt: v.string(),
    cost: v.number(),
    keyLength: v.number(),
    keyPrefix: v.string(),
    data: v.optional(
      v.record(
        v.string(),
        v.union([v.string(), v.number(), v.boolean(), v.null()]),
      ),
    ),
  }),
  signature: v.optional(v.string()),
});

/** What a proof is valid for. */
export type BotCheckPurpose = "login" | "register" | "sms";

/**
 * Requests a challenge from the platform and solves it in a worker (OPN-11). The proof is valid for one attempt.
 *
 * @example await solveBotCheck(client, "register", signal)
 */
export function solveBotCheck(
  client: Client,
  purpose: BotCheckPurpose,
  signal: AbortSignal,
): Promise<BotCheckOutput> {
  return prove(client, { purpose }, { signal, limitMs, threads: 1 });
}

/**
 * Does the heavier work that replaces the captcha for a username, on several threads; it can take a minute.
 *
 * @example await solveCaptchaWork(client, "mira88", { signal, onWorked })
 */
export function solveCaptchaWork(
  client: Client,
  username: string,
  { signal, onWorked }: Pick<Work, "signal" | "onWorked">,
): Promise<BotCheckOutput> {
  const threads = Math.min(navigator.hardwareConcurrency || 1, mostThreads);
  return prove(
    client,
    { purpose: "captcha", username },
    { signal, onWorked, limitMs: captchaLimitMs, threads },
  );
}

interface Work {
  readonly signal: AbortSignal;
  /** Time after which the work is abandoned. */
  readonly limitMs: number;
  readonly threads: number;
  /** Called with the progress, from 0 to 1, if the challenge states the total. */
  readonly onWorked?: ((share: number) => void) | undefined;
}

async function prove(
  client: Client,
  request: v.InferInput<(typeof botCheckChallenge)["request"]>,
  work: Work,
): Promise<BotCheckOutput> {
  // The same message as for the sealing that follows: neither works without https.
  if (!("subtle" in crypto)) return { error: { reason: "INSECURE" } };
  const { signal } = work;
  const answer = await answered(
    client.call(botCheckChallenge, request, { signal }),
  );
  if ("error" in answer) return answer;
  const challenge = v.safeParse(challengeShape, answer.ok);
  if (!challenge.success) return { error: { reason: "BOT_CHECK_FAILED" } };
  const solution = await solve(challenge.output, work);
  if (!solution) return { error: { reason: "BOT_CHECK_FAILED" } };
  return {
    ok: btoa(JSON.stringify({ challenge: challenge.output, solution })),
  };
}

function solve(
  challenge: Challenge,
  { signal, limitMs, threads, onWorked }: Work,
): Promise<Solution | null> {
  return new Promise((resolve) => {
    // The maximum number of derivations.
    const effort = challenge.parameters.data?.["effort"];
    let done = 0;
    const workers = Array.from({ length: threads }, () =>
      startWorker(workerAddress),
    );
    const end = (solution: Solution | null) => {
      clearTimeout(timer);
      for (const worker of workers) worker.terminate();
      resolve(solution);
    };
    const timer = setTimeout(() => end(null), limitMs);
    signal.addEventListener("abort", () => end(null));
    workers.forEach((worker, counterStart) => {
      worker.addEventListener(
        "message",
        ({ data }: MessageEvent<number | Solution | null>) => {
          if (typeof data !== "number") return end(data);
          done += data;
          if (typeof effort === "number")
            onWorked?.(Math.min(done / effort, 1));
        },
      );
      worker.addEventListener("error", () => end(null));
      const task: WorkerTask = {
        challenge,
        counterStart,
        counterStep: threads,
        timeout: limitMs,
      };
      worker.postMessage(task);
    });
  });
}
