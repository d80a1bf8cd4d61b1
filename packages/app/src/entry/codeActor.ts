import { smsCodeMachine, type CodeRequest } from "@foyer/flows/sms-code";
import { answered } from "../actors/failure.ts";
import type { Services } from "../services/services.ts";
import { solveBotCheck } from "./botCheck.ts";
import { sendingKept, type CodePurpose } from "./sentCodes.ts";

/**
 * Verification codes of a form. Each SMS costs the brand money, so the platform requires a proof for it.
 *
 * @example codeActor(services, "login", (request, signal) => client.call(loginCode, request, { signal }))
 */
export const codeActor = (
  { client, session }: Services,
  purpose: CodePurpose,
  send: (
    request: CodeRequest & { readonly botCheck: string },
    signal: AbortSignal,
  ) => Promise<{ readonly expiredMinutes?: number }>,
) =>
  smsCodeMachine.provide({
    actors: {
      sendCode: sendingKept(session, purpose, async (input, signal) => {
        const proof = await solveBotCheck(client, "sms", signal);
        if ("error" in proof) return proof;
        return answered(send({ ...input, botCheck: proof.ok }, signal));
      }),
    },
  });
