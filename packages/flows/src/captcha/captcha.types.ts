import type { Result } from "../shared/result.ts";

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
