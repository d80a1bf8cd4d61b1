import { fromPromise } from "xstate";
import {
  forgotByEmail,
  loginAfterReset,
  recoveryCode,
  setPasswordByPhone,
} from "@foyer/platform/calls";
import { forgotPasswordMachine } from "@foyer/flows/forgot-password";
import { answered } from "../../actors/failure.ts";
import type { Services } from "../../services/services.ts";
import { solveBotCheck } from "../botCheck.ts";
import { codeActor } from "../codeActor.ts";

/**
 * The recovery machine, connected to the platform and the bot check. Each message costs money and reveals whether an
 * account exists, so both ways require a proof first.
 *
 * @example useActorRef(forgotPasswordFor(services), { input: { rules, now } })
 */
export function forgotPasswordFor(services: Services) {
  const { client } = services;
  return forgotPasswordMachine.provide({
    actors: {
      smsCode: codeActor(services, "recovery", (request, signal) =>
        client.call(recoveryCode, request, { signal }),
      ),
      sendMail: fromPromise(async ({ input, signal }) => {
        const proof = await solveBotCheck(client, "sms", signal);
        if ("error" in proof) return proof;
        return answered(
          client
            .call(forgotByEmail, { ...input, botCheck: proof.ok }, { signal })
            .then(() => true as const),
        );
      }),
      setPassword: fromPromise(({ input, signal }) =>
        answered(client.call(setPasswordByPhone, input, { signal })),
      ),
      signIn: fromPromise(({ input, signal }) =>
        answered(client.call(loginAfterReset, input, { signal })),
      ),
    },
  });
}
