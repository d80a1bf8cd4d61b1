import type { Challenge, Solution } from "altcha-lib";
import * as v from "valibot";
import { botCheckChallenge } from "@foyer/platform/calls";
import type { Client } from "@foyer/platform/client";
import { refused, type CallFailure } from "../actors/failure.ts";
import { startWorker } from "../services/workers.ts";
import workerAddress from "./botCheck.worker.ts?worker&url";

/** A proof of work takes a phone a second or two; past this something is wrong. */
const limitMs = 60_000;

const challengeShape = v.looseObject({
  parameters: v.looseObject({
    algorithm: v.string(),
    nonce: v.string(),
    salt: v.string(),
    cost: v.number(),
    keyLength: v.number(),
    keyPrefix: v.string(),
  }),
  signature: v.optional(v.string()),
});

/** What a proof is good for. */
export type BotCheckPurpose = "login" | "register" | "sms";

type Proof =
  | { readonly ok: string }
  | {
      readonly error: CallFailure | { readonly reason: "BOT_CHECK_FAILED" };
    };

/**
 * Asks the platform for a challenge and solves it in a worker (OPN-11). The proof is good for one try.
 *
 * @example await solveBotCheck(client, "register", signal)
 */
export async function solveBotCheck(
  client: Client,
  purpose: BotCheckPurpose,
  signal: AbortSignal,
): Promise<Proof> {
  const answer = await client
    .call(botCheckChallenge, { purpose }, { signal })
    .then((ok) => ({ ok }), refused);
  if ("error" in answer) return answer;
  const challenge = v.safeParse(challengeShape, answer.ok);
  if (!challenge.success) return { error: { reason: "BOT_CHECK_FAILED" } };
  const solution = await solve(challenge.output, signal);
  if (!solution) return { error: { reason: "BOT_CHECK_FAILED" } };
  return {
    ok: btoa(JSON.stringify({ challenge: challenge.output, solution })),
  };
}

function solve(
  challenge: Challenge,
  signal: AbortSignal,
): Promise<Solution | null> {
  return new Promise((resolve) => {
    const worker = startWorker(workerAddress);
    const end = (solution: Solution | null) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(solution);
    };
    const timer = setTimeout(() => end(null), limitMs);
    signal.addEventListener("abort", () => end(null));
    worker.addEventListener(
      "message",
      ({ data }: MessageEvent<Solution | null>) => end(data),
    );
    worker.addEventListener("error", () => end(null));
    worker.postMessage(challenge);
  });
}
