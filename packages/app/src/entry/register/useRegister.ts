import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import type { ActorRefFrom } from "xstate";
import {
  registerView,
  type RegisterOutput,
  type registerMachine,
} from "@foyer/flows/register";
import { registerFieldNames } from "@foyer/platform/domain";
import { useActorRef, useSelector } from "@xstate/react";
import { useActors } from "../../actors/actors.ts";
import {
  forgetTypedForms,
  forgetTypedRegistration,
  keepTypedRegistration,
  typedName,
  typedRegistration,
} from "../../kit/form/typedForms.ts";
import { usePageShown } from "../../kit/usePageShown.ts";
import { useServices } from "../../services/services.ts";
import { steadyClock } from "../../services/steadyNow.ts";
import { forgetSentCode, sentCode } from "../sentCodes.ts";
import { useEnded } from "../useEnded.ts";
import { registerFor } from "./registerActors.ts";
import type { RegisterForm } from "./registerForm.ts";
import { entryAddress, registerOrigin } from "./registerOrigin.ts";

/** A captcha is different each time, and a code may be. */
const passing: ReadonlySet<string> = new Set(["captcha", "verificationCode"]);
const lasting = registerFieldNames.filter((field) => !passing.has(field));
/** Fields that may be filled in before the visitor types. */
const given: ReadonlySet<string> = new Set(["affiliateCode"]);

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
  usePageShown(() => send({ type: "register.resumed" }));

  const restored = useLeftForm(actor, form.rules.termsVersion);
  const { thirdPartySms } = form.rules;
  useEffect(() => {
    const code = thirdPartySms
      ? undefined
      : sentCode(services.session, "register");
    if (code) send({ type: "register.codeKept", code });
  }, [thirdPartySms, services, send]);

  useEnded(actor, (output) => {
    forgetSentCode(services.session, "register");
    onRegistered(output);
  });
  return { view, send, restored };
}

/**
 * Restores what was typed before the form was left, and stores what is typed now in case it is left again. Returns
 * whether anything was restored. A username that was only typed to log in does not count.
 */
function useLeftForm(
  actor: ActorRefFrom<typeof registerMachine>,
  termsVersion: string | undefined,
): boolean {
  const { session } = useActors();
  const [left] = useState(() => typedRegistration(session));

  useEffect(() => {
    const { send } = actor;
    if (left) {
      send({ type: "register.typeChosen", registerType: left.type });
      for (const field of ["countryDialingCode", ...lasting] as const)
        send({
          type: "register.fieldChanged",
          field,
          value: left.values[field],
        });
      // Terms that have changed meanwhile are to be read again.
      if (left.agreed && left.termsVersion === termsVersion)
        send({ type: "register.agreed", agreed: true });
    } else {
      const name = typedName(session);
      if (name !== "")
        send({ type: "register.fieldChanged", field: "username", value: name });
    }
    // After the page was left, the next person on it may be someone else.
    let gone = false;
    const leavePage = () => {
      gone = true;
      forgetTypedForms(session);
    };
    window.addEventListener("pagehide", leavePage);
    const subscription = actor.subscribe((snapshot) => {
      if (gone || snapshot.status !== "active") return;
      const { type, values, agreed } = registerView(snapshot);
      const isTyped = lasting.some(
        (field) => !given.has(field) && values[field] !== "",
      );
      if (isTyped || agreed)
        keepTypedRegistration(session, { type, values, agreed, termsVersion });
      else forgetTypedRegistration(session);
    });
    return () => {
      window.removeEventListener("pagehide", leavePage);
      subscription.unsubscribe();
    };
  }, [actor, left, session, termsVersion]);

  return left !== undefined;
}
