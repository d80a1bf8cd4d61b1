export { captchaMachine } from "./captcha.machine.ts";
export { captchaView, noCaptcha, type CaptchaView } from "./captcha.view.ts";
export type {
  CaptchaEvent,
  CaptchaImage,
  CaptchaOutput,
} from "./captcha.types.ts";
