import { fromPromise } from "xstate";
import {
  forgetDevice,
  loginCode,
  logout,
  memberInfo,
} from "@foyer/platform/calls";
import { isAgent } from "@foyer/platform/domain";
import {
  loginMachine,
  type AgentCheckOutput,
  type RecallOutput,
  type Remembered,
} from "@foyer/flows/login";
import { answered } from "../../actors/failure.ts";
import type { Services } from "../../services/services.ts";
import { solveBotCheck, solveCaptchaWork } from "../botCheck.ts";
import { defaultPasswordDigest, isDefaultPassword } from "./defaultPassword.ts";
import { startFreePlay } from "./freePlay.ts";
import { captchaActor } from "../captchaActor.ts";
import { codeActor } from "../codeActor.ts";
import { rememberStore } from "../../kit/remember.ts";
import { signIn } from "./signIn.ts";
import { socialSignIn } from "./socialSignIn.ts";

const deviceTokenOf = (remembered: Remembered): string | undefined =>
  remembered && "deviceToken" in remembered
    ? remembered.deviceToken
    : undefined;

/** Whether a token is what another was exchanged for: both are of one device, which stands before the dot. */
const isNextOf = (old: string, next: string | undefined): boolean =>
  next?.split(".")[0] === old.split(".")[0];

interface Setting {
  readonly remembers: boolean;
  /** Told of each password that a try is made with; a code by text message is none. */
  readonly onTyped: (password: string | undefined) => void;
  /** Told how much of the work in place of a captcha is done, from 0 to 1. */
  readonly onWorked: (share: number) => void;
}

/**
 * The login machine with the platform, the device's memory and the bot check behind it. The agents' page neither
 * reads nor changes what this device remembers: that is a player's (LGN-04).
 *
 * @example useActorRef(loginFor(services, { remembers: true, onTyped, onWorked }), { input: { rules, now } })
 */
export function loginFor(
  services: Services,
  { remembers, onTyped, onWorked }: Setting,
) {
  const { client, brand } = services;
  const device = rememberStore(brand);
  // Where the browser keeps nothing there is nothing to compare with.
  const recalled = () => device.recall().catch(() => undefined);
  return loginMachine.provide({
    actors: {
      recall: fromPromise(async (): Promise<RecallOutput> => ({
        ok: remembers ? await device.recall() : undefined,
      })),
      botCheck: fromPromise(({ input, signal }) =>
        input.captchaOf === undefined
          ? solveBotCheck(client, "login", signal)
          : solveCaptchaWork(client, input.captchaOf, { signal, onWorked }),
      ),
      signIn: fromPromise(async ({ input, signal }) => {
        onTyped(input.type === "username" ? input.password : undefined);
        // Another tab may have used the token meanwhile: the next one is what is kept now.
        const kept =
          input.type === "device" ? deviceTokenOf(await recalled()) : undefined;
        return signIn(
          client,
          // Where a brand keeps the name alone, there is nothing to sign in with.
          {
            ...input,
            password: kept ?? input.password,
            remember: input.remember && brand.rememberPassword,
          },
          signal,
        );
      }),
      smsCode: codeActor(services, "login", (request, signal) =>
        client.call(loginCode, request, { signal }),
      ),
      socialSignIn: fromPromise(({ input, signal }) =>
        socialSignIn(client, input.provider, signal),
      ),
      freePlay: fromPromise(({ signal }) => startFreePlay(services, signal)),
      checkAgent: fromPromise(({ input }) => checkAgent(services, input.token)),
      captcha: captchaActor(services),
      isDefaultPassword: fromPromise(async ({ input: { password } }) => ({
        ok: await isDefaultPassword(password, defaultPasswordDigest(document)),
      })),
      remember: fromPromise(async ({ input }) => {
        if (!remembers) return;
        const before = await recalled();
        await (input.remembered
          ? device.keep(input.remembered)
          : device.forget());
        const old = deviceTokenOf(before);
        if (old === undefined || isNextOf(old, deviceTokenOf(input.remembered)))
          return;
        // Nobody waits for it, and one that does not get through is void after its day.
        client.call(forgetDevice, { deviceToken: old }).catch(() => undefined);
      }),
    },
  });
}

/**
 * Whether a token is an agent's (OPN-70). Where it is not, or where that cannot be found out, its session is ended
 * again: nobody keeps a session that they were told they do not have.
 */
async function checkAgent(
  { clientOf, brand }: Services,
  token: string,
): Promise<AgentCheckOutput> {
  const client = clientOf(token);
  const answer: AgentCheckOutput = await answered(
    client.call(memberInfo, {}).then(({ type }) => isAgent(type, brand)),
  );
  if (!("ok" in answer && answer.ok))
    await client.call(logout, {}).catch(() => undefined);
  return answer;
}
