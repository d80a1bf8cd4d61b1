import { fromPromise } from "xstate";
import { captcha } from "@foyer/platform/calls";
import { captchaMachine } from "@foyer/flows/captcha";
import { answered } from "../actors/failure.ts";
import type { Services } from "../services/services.ts";

/** The captcha of a form, with its pictures from the platform. */
export const captchaActor = ({ client }: Pick<Services, "client">) =>
  captchaMachine.provide({
    actors: {
      loadCaptcha: fromPromise(({ signal }) =>
        answered(
          client
            .call(captcha, { t: String(Date.now()) }, { signal })
            .then(({ value, key }) => ({ image: value, key })),
        ),
      ),
    },
  });
