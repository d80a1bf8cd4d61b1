import { defineMessages, useIntl, type IntlShape } from "react-intl";
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
import { MobileField } from "../../shared/parts/MobileField.tsx";
import { SmsCodeField } from "../../shared/parts/SmsCodeField.tsx";
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

export const recoveryLabels = defineMessages<Record<Labelled, {}>>({
  username: {
    id: "forgotPassword.username",
    defaultMessage: "Username",
    description: "Label of a field",
  },
  email: {
    id: "forgotPassword.email",
    defaultMessage: "E-mail of the account",
    description: "Label of a field",
  },
  mobileNum: {
    id: "field.mobile",
    defaultMessage: "Mobile number",
    description: "Label of a field",
  },
  verificationCode: {
    id: "field.smsCode",
    defaultMessage: "Code from the text message",
    description: "Label of a field",
  },
  newPassword: {
    id: "forgotPassword.newPassword",
    defaultMessage: "New password",
    description: "Label of a field",
  },
});

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
    return intl.formatMessage(validationWords.verifyFirst);
  if (reason === "mobile" || reason === "age")
    return intl.formatMessage(validationWords.mobile);
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
    label: intl.formatMessage(recoveryLabels[field]),
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
