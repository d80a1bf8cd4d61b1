import { useIntl, type IntlShape } from "react-intl";
import { translate, useTranslations } from "@foyer/ui/words";
import type {
  ForgotEvent,
  ForgotField,
  ForgotPasswordView,
} from "@foyer/flows/forgot-password";
import type { Refusal } from "@foyer/platform/validation";
import {
  PatternField,
  refusalText,
  validationWords,
} from "@foyer/ui/pattern-field";
import { TextField } from "@foyer/ui/text-field";
import { MobileField } from "../../kit/parts/MobileField.tsx";
import { SmsCodeField } from "../SmsCodeField.tsx";
import type { RecoveryForm } from "./recoveryForm.ts";

/** Fields with a label, in the order of the form. */
export const recoveryFields = [
  "username",
  "email",
  "mobileNum",
  "verificationCode",
  "newPassword",
] as const;
type Labelled = (typeof recoveryFields)[number];

export const recoveryLabels = {
  username: "forgotPassword.username",
  email: "forgotPassword.email",
  mobileNum: "field.mobile",
  verificationCode: "field.smsCode",
  newPassword: "forgotPassword.newPassword",
} as const;

const meanings = {
  username: "account",
  email: "email",
  mobileNum: "mobile",
  verificationCode: "code",
  newPassword: "password",
} as const;

/** What is wrong with a field, in the documented words. */
export function recoveryProblem(
  intl: IntlShape,
  field: Labelled,
  { reason, params }: Refusal,
  { codeSent }: { readonly codeSent: boolean },
): string {
  if (reason === "required" && field === "verificationCode" && !codeSent)
    return translate(intl, validationWords.verifyFirst);
  if (reason === "mobile" || reason === "age")
    return translate(intl, validationWords.mobile);
  return refusalText(intl, { reason, params }, meanings[field]);
}

interface RecoveryFieldsProps {
  readonly view: ForgotPasswordView;
  readonly form: RecoveryForm;
  readonly send: (event: ForgotEvent) => void;
}

/** The fields of the way that is open. */
export function RecoveryFields({ view, form, send }: RecoveryFieldsProps) {
  const intl = useIntl();
  const t = useTranslations();
  const { values, fields, smsCode } = view;
  const change = (field: ForgotField) => (value: string) =>
    send({ type: "forgotPassword.fieldChanged", field, value });
  const common = (field: Labelled) => {
    const problem = fields[field];
    return {
      value: values[field],
      onChange: change(field),
      error:
        problem &&
        recoveryProblem(intl, field, problem, { codeSent: smsCode.sent }),
      required: true,
    };
  };
  const named = (field: Labelled) => ({
    ...common(field),
    name: field,
    label: t(recoveryLabels[field]),
  });
  if (view.route === "email")
    return (
      <>
        <TextField {...named("username")} autoComplete="username" autoFocus />
        <PatternField
          {...named("email")}
          meaning="email"
          kind="email"
          rule={{ acceptedPattern: "email" }}
          autoComplete="email"
        />
      </>
    );
  return (
    <>
      <MobileField
        {...common("mobileNum")}
        countries={form.countries}
        dialingCode={values.countryDialingCode}
        onDialingCodeChange={change("countryDialingCode")}
        autoFocus
      />
      <SmsCodeField
        {...common("verificationCode")}
        onSend={() => send({ type: "forgotPassword.codeRequested" })}
        onRefusalRead={() => send({ type: "forgotPassword.codeRefusalRead" })}
        code={smsCode}
      />
      <PatternField
        {...named("newPassword")}
        meaning="password"
        kind="password"
        rule={form.rules.password}
        autoComplete="new-password"
      />
    </>
  );
}
