import { fromPromise } from "xstate";
import {
  forgotByEmail,
  loginAfterReset,
  recoveryCode,
  setPasswordByPhone,
} from "@foyer/platform/calls";
import { forgotPasswordMachine } from "@foyer/flows/forgot-password";
import { smsCodeMachine } from "@foyer/flows/sms-code";
import { refused } from "../../actors/failure.ts";
import type { Services } from "../../services/services.ts";
import { solveBotCheck } from "../botCheck.ts";
import { sendingKept } from "../sentCodes.ts";

/**
 * The recovery machine with the platform and the bot check behind it. Each message costs, and each tells whether
 * somebody has an account: both ways begin with a proof.
 *
 * @example useActorRef(forgotPasswordFor(services), { input: { rules, now } })
 */
export function forgotPasswordFor({ client, session }: Services) {
  return forgotPasswordMachine.provide({
    actors: {
      smsCode: smsCodeMachine.provide({
        actors: {
          sendCode: sendingKept(session, "recovery", async (input, signal) => {
            const proof = await solveBotCheck(client, "sms", signal);
            if ("error" in proof) return proof;
            const { mobileNum, countryDialingCode } = input;
            return client
              .call(
                recoveryCode,
                { mobileNum, countryDialingCode, botCheck: proof.ok },
                { signal },
              )
              .then((ok) => ({ ok }), refused);
          }),
        },
      }),
      sendMail: fromPromise(async ({ input, signal }) => {
        const proof = await solveBotCheck(client, "sms", signal);
        if ("error" in proof) return proof;
        return client
          .call(forgotByEmail, { ...input, botCheck: proof.ok }, { signal })
          .then(() => ({ ok: true as const }), refused);
      }),
      setPassword: fromPromise(({ input, signal }) =>
        client
          .call(setPasswordByPhone, input, { signal })
          .then((ok) => ({ ok }), refused),
      ),
      signIn: fromPromise(({ input, signal }) =>
        client
          .call(loginAfterReset, input, { signal })
          .then(({ token }) => ({ ok: { token } }), refused),
      ),
    },
  });
}
