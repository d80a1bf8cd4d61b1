import { useEffect, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import {
  forgotPasswordView,
  type ForgotOutput,
} from "@foyer/flows/forgot-password";
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
import { EntryLink, EntryModal } from "../EntryModal.tsx";
import { forgetSentCode, sentCode } from "../sentCodes.ts";
import { useEnded } from "../useEnded.ts";
import { RecoveryFormView } from "./RecoveryFormView.tsx";
import { forgotPasswordFor } from "./forgotPasswordActors.ts";
import { recoveryFormQuery, type RecoveryForm } from "./recoveryForm.ts";

/** Recovers access without the password: by e-mail, by SMS, or with customer service. */
export default function ForgotPasswordDialog() {
  const t = useTranslations();
  const services = useServices();
  const { flags } = useSite();
  const { data: form } = useQuery(recoveryFormQuery(services, flags));

  return (
    <EntryModal title={t("forgotPassword.title")} banners="w_forget">
      <Stack gap="x5">
        {form ? <Recovery form={form} /> : <FormSkeleton fields={2} />}
        <Stack gap="x2">
          <EntryLink to="login">{t("forgotPassword.login")}</EntryLink>
          <ServiceButton variant="quiet" size="small" wide />
        </Stack>
      </Stack>
    </EntryModal>
  );
}

/**
 * A recovery: it starts with the name and the code that are already known, and ends with an e-mail, a new password or
 * a login.
 */
function Recovery({ form }: { readonly form: RecoveryForm }) {
  const services = useServices();
  const { session } = useActors();
  const onRecovered = useRecovered();
  const [now] = useState(() => steadyClock());
  const actor = useActorRef(forgotPasswordFor(services), {
    input: { rules: form.rules, now },
  });
  const view = useSelector(actor, forgotPasswordView);
  const { send } = actor;
  usePageShown(() => send({ type: "forgotPassword.resumed" }));

  useEffect(() => {
    const value = typedName(session);
    if (value !== "")
      send({ type: "forgotPassword.fieldChanged", field: "username", value });
    const code = sentCode(services.session, "recovery");
    if (code) send({ type: "forgotPassword.codeKept", code });
  }, [services, session, send]);

  useEnded(actor, (output) => {
    forgetSentCode(services.session, "recovery");
    onRecovered(output);
  });
  return <RecoveryFormView form={form} view={view} send={send} />;
}

/** What happens next: the member reads the e-mail, plays, or logs in with the new password. */
function useRecovered() {
  const t = useTranslations();
  const { session } = useActors();
  const { close, open, leaveFor } = useModalActions();
  return (output: ForgotOutput) => {
    switch (output.outcome) {
      case "mailSent":
        toast.show({
          tone: "success",
          text: t("in_been_out"),
          actionLabel: t("forgotPassword.logIn"),
          onAction: () => open({ name: "login" }),
        });
        return close();
      case "passwordSet":
        toast.show({ tone: "success", text: t("forgotPassword.signInAfresh") });
        return open({ name: "login" });
      case "signedIn":
        toast.show({ tone: "success", text: t("forgotPassword.set") });
        session.send({ type: "session.signedIn", token: output.token });
        return leaveFor("/");
    }
  };
}
