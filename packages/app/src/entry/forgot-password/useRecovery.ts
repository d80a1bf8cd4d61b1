import { useCallback, useEffect, useState } from "react";
import { useActorRef, useSelector } from "@xstate/react";
import {
  forgotPasswordView,
  type ForgotOutput,
} from "@foyer/flows/forgot-password";
import { useActors } from "../../actors/actors.ts";
import { useServices } from "../../services/services.ts";
import { forgetSentCode, sentCode } from "../sentCodes.ts";
import { steadyClock } from "../../services/steadyNow.ts";
import { typedName } from "../../kit/form/typedForms.ts";
import { usePageShown } from "../../kit/usePageShown.ts";
import { forgotPasswordFor } from "./forgotPasswordActors.ts";
import type { RecoveryForm } from "./recoveryForm.ts";

/**
 * A recovery: it begins with the name and the code that are known already, and ends with a mail, a new password or a
 * sign-in.
 *
 * @example const { view, send } = useRecovery(form, onDone);
 */
export function useRecovery(
  form: RecoveryForm,
  onDone: (output: ForgotOutput) => void,
) {
  const services = useServices();
  const { session } = useActors();
  const [now] = useState(() => steadyClock());
  const actor = useActorRef(forgotPasswordFor(services), {
    input: { rules: form.rules, now },
  });
  const view = useSelector(actor, forgotPasswordView);
  const { send } = actor;
  usePageShown(
    useCallback(() => send({ type: "forgotPassword.resumed" }), [send]),
  );

  useEffect(() => {
    const name = typedName(session);
    if (name !== "")
      send({
        type: "forgotPassword.fieldChanged",
        field: "username",
        value: name,
      });
    const code = sentCode(services.session, "recovery");
    if (code) send({ type: "forgotPassword.codeKept", code });
  }, [services, session, send]);

  useEffect(() => {
    const subscription = actor.subscribe({
      complete: () => {
        forgetSentCode(services.session, "recovery");
        const { output } = actor.getSnapshot();
        if (output) onDone(output);
      },
    });
    return () => subscription.unsubscribe();
  }, [actor, services, onDone]);
  return { view, send };
}
