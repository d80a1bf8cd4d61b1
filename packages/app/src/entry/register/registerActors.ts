import { fromPromise } from "xstate";
import type { IntlShape } from "react-intl";
import type { ResponseOf } from "@foyer/platform/call";
import {
  affiliateCheck,
  login,
  mobileRegistrationCode,
  register,
  registerMobile,
  registrationCode,
} from "@foyer/platform/calls";
import {
  registerMachine,
  type RegisterCallInput,
  type RegisterCallOutput,
  type RegisterOutput,
} from "@foyer/flows/register";
import { smsCodeMachine, type SendCodeOutput } from "@foyer/flows/sms-code";
import { answered } from "../../actors/failure.ts";
import type { Services } from "../../services/services.ts";
import { solveBotCheck } from "../botCheck.ts";
import { checkUnknownPattern } from "../patternCheck.ts";
import { captchaActor } from "../captchaActor.ts";
import { codeActor } from "../codeActor.ts";
import { phoneAuth, phoneRefused } from "../phone-auth/phoneAuth.ts";

interface Setting {
  readonly services: Services;
  /** Codes are sent and checked by the brand's own phone login (REG-06). */
  readonly thirdPartySms: boolean;
  readonly intl: IntlShape;
}

/**
 * The registration machine, connected to the platform, the bot check, the pattern worker and the brand's phone login.
 *
 * @example useActorRef(registerFor({ services, thirdPartySms, intl }), { input })
 */
export function registerFor({ services, thirdPartySms, intl }: Setting) {
  const { client } = services;
  const phone = phoneAuth({ brand: services.brand, intl });
  return registerMachine.provide({
    actors: {
      // A third party's code is valid only for the form that requested it.
      smsCode: thirdPartySms
        ? smsCodeMachine.provide({
            actors: {
              sendCode: fromPromise(({ input, signal }) =>
                phone
                  .send(
                    `+${input.countryDialingCode}${input.mobileNum}`,
                    signal,
                  )
                  .then((): SendCodeOutput => ({ ok: {} }), phoneRefused(intl)),
              ),
            },
          })
        : codeActor(
            services,
            "register",
            ({ mobileNum, regType = "username", ...request }, signal) =>
              client.call(
                regType === "mobile"
                  ? mobileRegistrationCode
                  : registrationCode,
                { ...request, regType, mobileNo: mobileNum },
                { signal },
              ),
          ),
      captcha: captchaActor(services),
      checkAffiliate: fromPromise(({ input, signal }) =>
        answered(
          client.call(
            affiliateCheck,
            { code: input.code, domain: location.hostname },
            { signal },
          ),
        ),
      ),
      tryPatterns: fromPromise(async ({ input }) => {
        const verdicts = await Promise.all(
          input.map(async ({ field, pattern, value }) => ({
            field,
            verdict: await checkUnknownPattern(pattern, value),
          })),
        );
        return {
          ok: verdicts
            .filter(({ verdict }) => verdict === "refused")
            .map(({ field }) => field),
        };
      }),
      botCheck: fromPromise(({ signal }) =>
        solveBotCheck(client, "register", signal),
      ),
      verifyPhone: fromPromise(({ input, signal }) =>
        phone
          .verify(input.code, signal)
          .then((ok) => ({ ok }), phoneRefused(intl)),
      ),
      register: fromPromise(({ input, signal }) =>
        openAccount(services, input, signal),
      ),
    },
  });
}

async function openAccount(
  { client }: Services,
  { type, payload }: RegisterCallInput,
  signal: AbortSignal,
): Promise<RegisterCallOutput> {
  const answer: RegisterCallOutput = await answered(
    client
      .call(type === "mobile" ? registerMobile : register, payload, { signal })
      .then(signedIn),
  );
  if ("ok" in answer || !outcomeUnknown.has(answer.error.reason)) return answer;
  const { username, password } = payload;
  // The account may exist although the answer was lost: then this logs in, and no failure is reported.
  if (type !== "username" || username === undefined || password === undefined)
    return answer;
  const proof = await solveBotCheck(client, "login", signal);
  if ("error" in proof) return answer;
  const given = { type, username, password, botCheck: proof.ok };
  return client.call(login, given, { signal }).then(
    (ok) => ({ ok: signedIn(ok) }),
    () => answer,
  );
}

/** Failures that leave it unknown whether the platform carried out the call. */
const outcomeUnknown = new Set<string>(["NETWORK", "TIMEOUT", "MALFORMED"]);

const signedIn = ({
  token,
  firstTimeLogin: firstLogin,
}: ResponseOf<typeof login>): RegisterOutput => ({ token, firstLogin });
