import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type { FieldProblem, LoginEvent, LoginView } from "@foyer/flows/login";
import { ErrorState } from "@foyer/ui/error-state";
import { validationWords } from "@foyer/ui/pattern-field";
import { Text } from "@foyer/ui/text";
import { CallError } from "@foyer/platform/errors";
import { useServices } from "../../services/services.ts";
import { countriesQuery } from "../../kit/parts/mobileCountries.ts";
import { MobileField } from "../../kit/parts/MobileField.tsx";
import { SmsCodeField } from "../SmsCodeField.tsx";
import { errorText } from "../../kit/words/errors.ts";
import { FormPending, FormShell } from "./FormShell.tsx";

interface SmsFormProps {
  readonly view: LoginView;
  readonly send: (event: LoginEvent) => void;
  readonly autoFocus: boolean;
}

/** Signing in by a mobile number and a code that is sent there (LGN-03, LGN-08). */
export default function SmsForm(props: SmsFormProps) {
  const intl = useIntl();
  const services = useServices();
  const countries = useQuery(countriesQuery(services));
  if (countries.isError) {
    const { error } = countries;
    const reason = error instanceof CallError ? error.code : "UNKNOWN";
    return (
      <ErrorState
        title={errorText(intl, { reason, message: error.message })}
        onRetry={() => void countries.refetch()}
      />
    );
  }
  if (!countries.data) return <FormPending />;
  return <SmsFields {...props} countries={countries.data} />;
}

interface SmsFieldsProps extends SmsFormProps {
  readonly countries: Parameters<typeof MobileField>[0]["countries"];
}

function SmsFields({ view, send, autoFocus, countries }: SmsFieldsProps) {
  const t = useTranslations();
  const { values, fields, smsCode } = view;
  const change =
    (field: "mobileNum" | "countryDialingCode" | "code") => (value: string) =>
      send({ type: "login.fieldChanged", field, value });
  const wordsOf = (problem: FieldProblem) =>
    t(problem === "mobile" ? validationWords.mobile : validationWords.required);
  // Who has had no code sent cannot have one to type (VAL-55).
  const codeWords = t(
    smsCode.sent ? validationWords.required : validationWords.verifyFirst,
  );
  const inField = (field: string, problem: string) =>
    t(validationWords.inField, { field, problem });
  const problems = [];
  if (fields.mobileNum)
    problems.push({
      name: "mobileNum",
      message: inField(t("field.mobile"), wordsOf(fields.mobileNum)),
    });
  if (fields.code)
    problems.push({
      name: "verificationCode",
      message: inField(t("field.smsCode"), codeWords),
    });
  return (
    <FormShell view={view} send={send} problems={problems}>
      <Text size="small" tone="quiet">
        {t("login.sms.oneClick")}
      </Text>
      <MobileField
        countries={countries}
        dialingCode={values.countryDialingCode}
        onDialingCodeChange={change("countryDialingCode")}
        value={values.mobileNum}
        onChange={change("mobileNum")}
        error={fields.mobileNum && wordsOf(fields.mobileNum)}
        required
        autoFocus={autoFocus}
      />
      <SmsCodeField
        value={values.code}
        onChange={change("code")}
        error={fields.code && codeWords}
        code={smsCode}
        onSend={() => send({ type: "login.codeRequested" })}
        onRefusalRead={() => send({ type: "login.codeRefusalRead" })}
        required
      />
    </FormShell>
  );
}
