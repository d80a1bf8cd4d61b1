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
  /** The picture that is to be read; undefined while none is there. */
  readonly picture: CaptchaImage | undefined;
}

export type CaptchaEvent =
  /** The platform wants a (new) picture read: what was read so far is spent. */
  | { type: "captcha.asked" }
  /** The person wants another picture. */
  | { type: "captcha.refreshed" };

export type CaptchaOutput = Result<CaptchaImage>;

/**
 * A picture that has to be read: none until it is asked for, then one at a time.
 *
 * It never ends: whoever invokes it ends it.
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
    /** It stays for a second at least, so that a nervous hand does not ask for ten (SMS-09). */
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

/** What a captcha's field shows, and what its answer is sent with. */
export interface CaptchaView {
  readonly needed: boolean;
  readonly picture: CaptchaImage | undefined;
  /** data: address of the picture. */
  readonly source: string | undefined;
  readonly loading: boolean;
  readonly canRefresh: boolean;
}

/** Before anything is asked for. */
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
