import { fromPromise } from "xstate";
import { captcha, loginCode } from "@foyer/platform/calls";
import { captchaMachine, type CaptchaOutput } from "@foyer/flows/captcha";
import {
  loginMachine,
  type BotCheckOutput,
  type DefaultPasswordOutput,
  type RecallOutput,
} from "@foyer/flows/login";
import { smsCodeMachine, type SendCodeOutput } from "@foyer/flows/sms-code";
import { refused } from "../../actors/failure.ts";
import type { Services } from "../../services/services.ts";
import { solveBotCheck } from "../../shared/botCheck.ts";
import { checkAgent } from "./checkAgent.ts";
import { defaultPasswordDigest, isDefaultPassword } from "./defaultPassword.ts";
import { startFreePlay } from "./freePlay.ts";
import { rememberStore } from "../../shared/remember.ts";
import { signIn } from "./signIn.ts";
import { socialSignIn } from "./socialSignIn.ts";

interface Setting {
  readonly remembers: boolean;
  /** Told of each password that a try is made with; a code by text message is none. */
  readonly onTyped: (password: string | undefined) => void;
}

/**
 * The login machine with the platform, the device's memory and the bot check behind it. The agents' page neither
 * reads nor changes what this device remembers: that is a player's (LGN-04).
 *
 * @example useActorRef(loginFor(services, { remembers: true, onTyped }), { input: { rules, now } })
 */
export function loginFor(services: Services, { remembers, onTyped }: Setting) {
  const { client, brand } = services;
  const device = rememberStore({
    merchantCode: brand.merchantCode,
    password: brand.rememberPassword,
  });
  return loginMachine.provide({
    actors: {
      recall: fromPromise(async (): Promise<RecallOutput> => ({
        ok: remembers ? await device.recall() : undefined,
      })),
      botCheck: fromPromise(({ signal }): Promise<BotCheckOutput> =>
        solveBotCheck(client, "login", signal),
      ),
      signIn: fromPromise(({ input, signal }) => {
        onTyped(input.type === "username" ? input.password : undefined);
        return signIn(client, input, signal);
      }),
      smsCode: smsCodeMachine.provide({
        actors: {
          sendCode: fromPromise(async ({ input, signal }) => {
            const proof = await solveBotCheck(client, "sms", signal);
            if ("error" in proof) return proof;
            const { mobileNum, countryDialingCode } = input;
            return client
              .call(
                loginCode,
                { mobileNum, countryDialingCode, botCheck: proof.ok },
                { signal },
              )
              .then((ok): SendCodeOutput => ({ ok }), refused);
          }),
        },
      }),
      socialSignIn: fromPromise(({ input, signal }) =>
        socialSignIn(client, input.provider, signal),
      ),
      freePlay: fromPromise(({ signal }) => startFreePlay(services, signal)),
      checkAgent: fromPromise(({ input }) => checkAgent(services, input.token)),
      captcha: captchaMachine.provide({
        actors: {
          loadCaptcha: fromPromise(({ signal }): Promise<CaptchaOutput> =>
            client
              .call(captcha, { t: String(Date.now()) }, { signal })
              .then(
                ({ value, key }) => ({ ok: { image: value, key } }),
                refused,
              ),
          ),
        },
      }),
      isDefaultPassword: fromPromise(
        async ({ input }): Promise<DefaultPasswordOutput> => ({
          ok: await isDefaultPassword(
            input.password,
            defaultPasswordDigest(document),
          ),
        }),
      ),
      remember: fromPromise(async ({ input }) => {
        if (!remembers) return;
        await (input.remembered
          ? device.keep(input.remembered)
          : device.forget());
      }),
    },
  });
}
