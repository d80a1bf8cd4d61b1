import { assign, setup, type SnapshotFrom } from "xstate";
import { captchaThrottleMs } from "@foyer/platform/constants";
import { accepted, given } from "../shared/answers.ts";
import type { Result } from "../shared/result.ts";
import { unprovidedPromise } from "../shared/unprovided.ts";

export interface CaptchaImage {
  /** base64 of a PNG. */
  readonly image: string;
  readonly key: string;
}

export interface CaptchaContext {
  /** The current captcha picture; undefined while there is none. */
  readonly picture: CaptchaImage | undefined;
}

export type CaptchaEvent =
  /** The platform requires a (new) captcha: the previous answer is spent. */
  | { type: "captcha.asked" }
  /** The visitor wants another picture. */
  | { type: "captcha.refreshed" };

export type CaptchaOutput = Result<CaptchaImage>;

/**
 * The captcha: no picture until the platform requires one, then one at a time.
 *
 * It has no final state: the machine that invokes it stops it.
 */
export const captchaMachine = setup({
  types: { context: {} as CaptchaContext, events: {} as CaptchaEvent },
  actors: {
    /** A new picture (W-07). */
    loadCaptcha: unprovidedPromise<CaptchaOutput>("loadCaptcha"),
  },
  delays: { throttle: captchaThrottleMs },
}).createMachine({
  id: "captcha",
  context: { picture: undefined },
  initial: "notNeeded",
  on: { "captcha.asked": ".loading" },
  states: {
    notNeeded: {},
    loading: {
      invoke: {
        src: "loadCaptcha",
        onDone: [
          {
            guard: accepted,
            target: "shown",
            actions: assign({
              picture: ({ event }) => given(event.output),
            }),
          },
          { target: "unavailable" },
        ],
        onError: "unavailable",
      },
    },
    /** The picture stays for at least a second, so that repeated presses do not request ten (SMS-09). */
    shown: {
      initial: "fresh",
      states: {
        fresh: { after: { throttle: "refreshable" } },
        refreshable: { on: { "captcha.refreshed": "#captcha.loading" } },
      },
    },
    unavailable: { on: { "captcha.refreshed": "loading" } },
  },
});

/** What the captcha field shows, and what is sent along with its answer. */
export interface CaptchaView {
  readonly needed: boolean;
  readonly picture: CaptchaImage | undefined;
  /** `data:` URL of the picture. */
  readonly source: string | undefined;
  readonly loading: boolean;
  readonly canRefresh: boolean;
}

/** Before a captcha is required. */
export const noCaptcha: CaptchaView = {
  needed: false,
  picture: undefined,
  source: undefined,
  loading: false,
  canRefresh: false,
};

/**
 * Turns a snapshot into what the field shows.
 *
 * @example captchaView(actor.getSnapshot()).needed // false until the platform asks
 */
export function captchaView(
  snapshot: SnapshotFrom<typeof captchaMachine>,
): CaptchaView {
  const { picture } = snapshot.context;
  return {
    needed: !snapshot.matches("notNeeded"),
    picture,
    source: picture && `data:image/png;base64,${picture.image}`,
    loading: snapshot.matches("loading"),
    canRefresh: snapshot.can({ type: "captcha.refreshed" }),
  };
}
