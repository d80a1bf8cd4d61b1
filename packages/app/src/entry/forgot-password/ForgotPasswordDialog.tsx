import { useCallback, useEffect, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import {
  forgotPasswordView,
  type ForgotOutput,
} from "@foyer/flows/forgot-password";
import { Button } from "@foyer/ui/button";
import { FormSkeleton } from "@foyer/ui/skeleton";
import { Stack } from "@foyer/ui/stack";
import { toast } from "@foyer/ui/toast";
import { useTranslations } from "@foyer/ui/words";
import { useActorRef, useSelector } from "@xstate/react";
import { useActors } from "../../actors/actors.ts";
import { typedName } from "../../kit/form/typedForms.ts";
import { ServiceButton } from "../../kit/parts/ServiceButton.tsx";
import { usePageShown } from "../../kit/usePageShown.ts";
import { useModalActions } from "../../navigation/modals.ts";
import { useServices } from "../../services/services.ts";
import { useSite } from "../../services/siteContext.ts";
import { steadyClock } from "../../services/steadyNow.ts";
import { EntryModal } from "../EntryModal.tsx";
import { forgetSentCode, sentCode } from "../sentCodes.ts";
import { useEnded } from "../useEnded.ts";
import { RecoveryFormView } from "./RecoveryFormView.tsx";
import { forgotPasswordFor } from "./forgotPasswordActors.ts";
import { recoveryFormQuery, type RecoveryForm } from "./recoveryForm.ts";

/** How to get in again without the password: by e-mail, by phone, or with customer service. */
export default function ForgotPasswordDialog() {
  const t = useTranslations();
  const services = useServices();
  const { flags } = useSite();
  const { open } = useModalActions();
  const onDone = useRecovered();
  const { data: form } = useQuery(recoveryFormQuery(services, flags));

  return (
    <EntryModal title={t("forgotPassword.title")} banners="w_forget">
      <Stack gap="x5">
        {form ? (
          <Recovery form={form} onDone={onDone} />
        ) : (
          <FormSkeleton fields={2} />
        )}
        <Stack gap="x2">
          <Button
            variant="quiet"
            size="small"
            wide
            onClick={() => open({ name: "login" })}
          >
            {t("forgotPassword.login")}
          </Button>
          <ServiceButton variant="quiet" size="small" wide />
        </Stack>
      </Stack>
    </EntryModal>
  );
}

interface RecoveryProps {
  readonly form: RecoveryForm;
  readonly onDone: (output: ForgotOutput) => void;
}

const Recovery = ({ form, onDone }: RecoveryProps) => (
  <RecoveryFormView form={form} {...useRecovery(form, onDone)} />
);

/** What the person does next: read the mail, play, or sign in with the new password. */
function useRecovered() {
  const t = useTranslations();
  const { session } = useActors();
  const { close, open, leaveFor } = useModalActions();
  return useCallback(
    (output: ForgotOutput) => {
      const invite = (text: string) =>
        toast.show({
          tone: "success",
          text,
          actionLabel: t("forgotPassword.logIn"),
          onAction: () => open({ name: "login" }),
        });
      switch (output.outcome) {
        case "mailSent":
          invite(t("in_been_out"));
          return close();
        case "passwordSet":
          toast.show({
            tone: "success",
            text: t("forgotPassword.signInAfresh"),
          });
          return open({ name: "login" });
        case "signedIn":
          toast.show({
            tone: "success",
            text: t("forgotPassword.set"),
          });
          session.send({
            type: "session.signedIn",
            token: output.token,
            firstLogin: false,
            passwordDue: undefined,
          });
          return leaveFor("/");
      }
    },
    [t, session, close, open, leaveFor],
  );
}

/**
 * A recovery: it begins with the name and the code that are known already, and ends with a mail, a new password or a
 * sign-in.
 */
function useRecovery(
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

  useEnded(
    actor,
    useCallback(
      (output: ForgotOutput) => {
        forgetSentCode(services.session, "recovery");
        onDone(output);
      },
      [services, onDone],
    ),
  );
  return { view, send };
}
