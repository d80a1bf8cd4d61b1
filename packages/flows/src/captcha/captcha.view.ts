import type { SnapshotFrom } from "xstate";
import type { captchaMachine } from "./captcha.machine.ts";
import type { CaptchaImage } from "./captcha.types.ts";

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
