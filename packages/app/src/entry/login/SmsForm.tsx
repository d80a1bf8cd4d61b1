import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import { ErrorState } from "@foyer/ui/error-state";
import { validationWords } from "@foyer/ui/pattern-field";
import { Text } from "@foyer/ui/text";
import { CallError } from "@foyer/platform/errors";
import { useServices } from "../../services/services.ts";
import { countriesQuery } from "../../kit/parts/mobileCountries.ts";
import {
  MobileField,
  type MobileCountry,
} from "../../kit/parts/MobileField.tsx";
import { SmsCodeField } from "../SmsCodeField.tsx";
import { errorText } from "../../kit/words/errors.ts";
import { FormPending, FormShell, type LoginFormProps } from "./FormShell.tsx";

/** Login by a mobile number and a verification code that is sent to it (LGN-03, LGN-08). */
export default function SmsForm(props: LoginFormProps) {
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

interface SmsFieldsProps extends LoginFormProps {
  readonly countries: readonly MobileCountry[];
}

function SmsFields({ view, send, autoFocus, countries }: SmsFieldsProps) {
  const t = useTranslations();
  const { values, fields, smsCode } = view;
  const change =
    (field: "mobileNum" | "countryDialingCode" | "code") => (value: string) =>
      send({ type: "login.fieldChanged", field, value });
  const { mobile: notMobile, required, verifyFirst } = validationWords;
  const mobile = {
    name: "mobileNum",
    label: t("field.mobile"),
    error:
      fields.mobileNum &&
      t(fields.mobileNum === "mobile" ? notMobile : required),
  };
  const code = {
    name: "verificationCode",
    label: t("field.smsCode"),
    // If no code was sent, there is none to type (VAL-55).
    error: fields.code && t(smsCode.sent ? required : verifyFirst),
  };
  return (
    <FormShell view={view} send={send} fields={[mobile, code]}>
      <Text size="small" tone="quiet">
        {t("login.sms.oneClick")}
      </Text>
      <MobileField
        countries={countries}
        dialingCode={values.countryDialingCode}
        onDialingCodeChange={change("countryDialingCode")}
        value={values.mobileNum}
        onChange={change("mobileNum")}
        error={mobile.error}
        required
        autoFocus={autoFocus}
      />
      <SmsCodeField
        value={values.code}
        onChange={change("code")}
        error={code.error}
        code={smsCode}
        onSend={() => send({ type: "login.codeRequested" })}
        onRefusalRead={() => send({ type: "login.codeRefusalRead" })}
        required
      />
    </FormShell>
  );
}
