import { fromPromise } from "xstate";
import * as v from "valibot";
import { captcha, login, loginFailure } from "@foyer/platform/calls";
import { CallError } from "@foyer/platform/errors";
import {
  loginMachine,
  type CaptchaOutput,
  type DefaultPasswordOutput,
  type RecallOutput,
  type SignInInput,
  type SignInOutput,
} from "@foyer/flows/login";
import { failureOf, refused } from "../../actors/failure.ts";
import type { Services } from "../../services/services.ts";
import { solveBotCheck } from "./botCheck.ts";
import { defaultPasswordDigest, isDefaultPassword } from "./defaultPassword.ts";
import { rememberStore } from "./remember.ts";

/**
 * The login machine with the platform, the device's memory and the bot check behind it.
 *
 * @example useActorRef(loginFor(services), { input: { rules } })
 */
export function loginFor({ client, brand }: Services) {
  const device = rememberStore({
    merchantCode: brand.merchantCode,
    password: brand.rememberPassword,
  });
  return loginMachine.provide({
    actors: {
      recall: fromPromise(async (): Promise<RecallOutput> => ({
        ok: await device.recall(),
      })),
      botCheck: fromPromise(({ signal }) =>
        solveBotCheck(client, "login", signal),
      ),
      signIn: fromPromise(({ input, signal }) =>
        client
          .call(
            login,
            { ...withoutBlanks(input), type: "username" },
            { signal },
          )
          .then(
            ({ token, firstTimeLogin, passwordExpired }): SignInOutput => ({
              ok: { token, firstTimeLogin, passwordExpired },
            }),
            refusedSignIn,
          ),
      ),
      loadCaptcha: fromPromise(({ signal }): Promise<CaptchaOutput> =>
        client
          .call(captcha, { t: String(Date.now()) }, { signal })
          .then(({ value, key }) => ({ ok: { image: value, key } }), refused),
      ),
      isDefaultPassword: fromPromise(
        async ({ input }): Promise<DefaultPasswordOutput> => ({
          ok: await isDefaultPassword(
            input.password,
            defaultPasswordDigest(document),
          ),
        }),
      ),
      remember: fromPromise(({ input }) =>
        input.remembered ? device.keep(input.remembered) : device.forget(),
      ),
    },
  });
}

function withoutBlanks({
  username,
  password,
  captcha: text,
  captchaKey,
  botCheck,
}: SignInInput) {
  return {
    username,
    password,
    ...(text !== undefined && { captcha: text }),
    ...(captchaKey !== undefined && { captchaKey }),
    ...(botCheck !== undefined && { botCheck }),
  };
}

function refusedSignIn(error: unknown): SignInOutput {
  const failure = failureOf(error);
  const said = v.safeParse(
    loginFailure,
    error instanceof CallError ? error.value : undefined,
  );
  const byCode =
    failure.reason === "CAPTCHA_REQUIRED" || failure.reason === "CAPTCHA_WRONG";
  return {
    error: {
      ...failure,
      captchaRequired: byCode || (said.success && said.output.captchaRequired),
    },
  };
}
