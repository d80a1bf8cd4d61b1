import { useCallback, useEffect, useState } from "react";
import { useActorRef, useSelector } from "@xstate/react";
import { useIntl } from "react-intl";
import { registerView, type RegisterOutput } from "@foyer/flows/register";
import { useServices } from "../../services/services.ts";
import { forgetSentCode, sentCode } from "../sentCodes.ts";
import { steadyClock } from "../../services/steadyNow.ts";
import { usePageShown } from "../../kit/usePageShown.ts";
import { registerFor } from "./registerActors.ts";
import type { RegisterForm } from "./registerForm.ts";
import { entryAddress, registerOrigin } from "./registerOrigin.ts";
import { useLeftForm } from "./useLeftForm.ts";

/**
 * A registration: it begins with what was typed before and ends with the account that it made.
 *
 * @example const { view, send, restored } = useRegister(form, onRegistered);
 */
export function useRegister(
  form: RegisterForm,
  onRegistered: (output: RegisterOutput) => void,
) {
  const intl = useIntl();
  const services = useServices();
  const [now] = useState(() => steadyClock());
  const actor = useActorRef(
    registerFor({ services, thirdPartySms: form.rules.thirdPartySms, intl }),
    {
      input: {
        rules: form.rules,
        origin: registerOrigin(location.href, entryAddress()),
        now,
      },
    },
  );
  const view = useSelector(actor, registerView);
  const { send } = actor;
  usePageShown(useCallback(() => send({ type: "register.resumed" }), [send]));

  const restored = useLeftForm(actor, form.rules.termsVersion);
  const { thirdPartySms } = form.rules;
  useEffect(() => {
    const code = thirdPartySms
      ? undefined
      : sentCode(services.session, "register");
    if (code) send({ type: "register.codeKept", code });
  }, [thirdPartySms, services, send]);

  useEffect(() => {
    const subscription = actor.subscribe({
      complete: () => {
        forgetSentCode(services.session, "register");
        const { output } = actor.getSnapshot();
        if (output) onRegistered(output);
      },
    });
    return () => subscription.unsubscribe();
  }, [actor, services, onRegistered]);
  return { view, send, restored };
}
