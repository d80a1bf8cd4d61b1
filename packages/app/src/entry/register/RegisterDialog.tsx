import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router-dom";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type { RegisterOutput } from "@foyer/flows/register";
import { launchGateView } from "@foyer/flows/launch-gate";
import { CallError } from "@foyer/platform/errors";
import { ErrorState } from "@foyer/ui/error-state";
import { FormSkeleton } from "@foyer/ui/skeleton";
import { Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { useActors } from "../../actors/actors.ts";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { entryState, useModalActions } from "../../navigation/modals.ts";
import { useServices } from "../../services/services.ts";
import { useSite } from "../../services/siteContext.ts";
import { EntryLink, EntryModal } from "../EntryModal.tsx";
import { ServiceButton } from "../../kit/parts/ServiceButton.tsx";
import { forgetSentNumber } from "../sentCodes.ts";
import { forgetTypedForms } from "../../kit/form/typedForms.ts";
import { errorText } from "../../kit/words/errors.ts";
import { registerFormQuery, type RegisterForm } from "./registerForm.ts";
import { RegisterFormView } from "./RegisterFormView.tsx";
import { useRegister } from "./useRegister.ts";

/**
 * The registration popup: its form is loaded first; if no type of registration is enabled, customer service opens
 * accounts.
 */
export default function RegisterDialog() {
  const intl = useIntl();
  const t = useTranslations();
  const services = useServices();
  const { flags } = useSite();
  const { language } = useLanguage();
  const { session } = useActors();
  const [cleared, setCleared] = useState(0);
  const {
    data: form,
    error,
    refetch,
    isFetching,
  } = useQuery(registerFormQuery(services, flags, language.code));

  const byService = form?.rules.types.length === 0;
  return (
    <EntryModal
      title={t("register.title")}
      banners="w_register"
      size={byService ? "small" : "medium"}
    >
      <Stack gap="x5">
        {byService && (
          <>
            <Text measure>
              {t("register.byService", { age: services.brand.age.terms })}
            </Text>
            <ServiceButton tone="accent" size="large" wide />
          </>
        )}
        {form && !byService && (
          <Registration
            key={cleared}
            form={form}
            onCleared={() => {
              forgetTypedForms(session);
              forgetSentNumber(services.session, "register");
              setCleared(cleared + 1);
            }}
          />
        )}
        {!form && !error && <FormSkeleton fields={4} />}
        {!form && error && (
          <ErrorState
            title={errorText(
              intl,
              error instanceof CallError
                ? { reason: error.code, message: error.message }
                : { reason: "UNKNOWN" },
            )}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        )}
        <EntryLink to="login" size={byService ? "medium" : "small"}>
          {t("register.have")}
        </EntryLink>
      </Stack>
    </EntryModal>
  );
}

interface RegistrationProps {
  readonly form: RegisterForm;
  readonly onCleared: () => void;
}

/**
 * Logs in with the result of the registration and continues to the page that was requested, otherwise to the start
 * page (REG-08).
 */
function Registration({ form, onCleared }: RegistrationProps) {
  const { session, gate } = useActors();
  const { close, leaveFor } = useModalActions();
  const { from } = entryState(useLocation());
  const onRegistered = ({ token, firstLogin }: RegisterOutput) => {
    // Read before the login, which ends the gate's wait.
    const { awaitingLogin } = launchGateView(gate.getSnapshot());
    forgetTypedForms(session);
    session.send({ type: "session.signedIn", token, firstLogin });
    if (from !== undefined) leaveFor(from);
    // A waiting game opens over the page on which it was chosen.
    else if (awaitingLogin) close();
    else leaveFor("/");
  };
  const registration = useRegister(form, onRegistered);
  return (
    <RegisterFormView form={form} {...registration} onCleared={onCleared} />
  );
}
