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

/** Whether a token is the successor of another: both have the same device id, which is the part before the dot. */
const isNextOf = (old: string, next: string | undefined): boolean =>
  next?.split(".")[0] === old.split(".")[0];

interface Setting {
  readonly remembers: boolean;
  /** Called with the password of each attempt; undefined for an attempt without one, such as a code by SMS. */
  readonly onTyped: (password: string | undefined) => void;
  /** Called with the progress of the work in place of a captcha, from 0 to 1. */
  readonly onWorked: (share: number) => void;
}

/**
 * The login machine, connected to the platform, the device's storage and the bot check. The agents' page neither
 * reads nor changes what this device remembers, because that belongs to a player (LGN-04).
 *
 * @example useActorRef(loginFor(services, { remembers: true, onTyped, onWorked }), { input: { rules, now } })
 */
export function loginFor(
  services: Services,
  { remembers, onTyped, onWorked }: Setting,
) {
  const { client, brand } = services;
  const device = rememberStore(brand);
  // Where the browser stores nothing, there is nothing to compare with.
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
        // Another tab may have used the token meanwhile: its successor is the one that is stored now.
        const kept =
          input.type === "device" ? deviceTokenOf(await recalled()) : undefined;
        return signIn(
          client,
          // Where a brand stores only the name, there is nothing to log in with.
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
        // Nothing waits for this call; if it fails, the token becomes void when it expires.
        client.call(forgetDevice, { deviceToken: old }).catch(() => undefined);
      }),
    },
  });
}

/**
 * Whether a token is an agent's (OPN-70). If it is not, or if that cannot be determined, its session is ended: nobody
 * keeps a session that the page says they do not have.
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
