import { useIntl, type IntlShape } from "react-intl";
import type {
  ForgotEvent,
  ForgotField,
  ForgotPasswordView,
} from "@foyer/flows/forgot-password";
import type { Refusal } from "@foyer/platform/validation";
import { PatternField, validationWords } from "@foyer/ui/pattern-field";
import { Text } from "@foyer/ui/text";
import { TextField } from "@foyer/ui/text-field";
import { useTranslations } from "@foyer/ui/words";
import { MobileField } from "../../kit/parts/MobileField.tsx";
import { EntryForm } from "../EntryForm.tsx";
import { SmsCodeField } from "../SmsCodeField.tsx";
import { WayTabs } from "../WayTabs.tsx";
import { problemText } from "../register/registerWords.ts";
import type { RecoveryForm } from "./recoveryForm.ts";

const ways = {
  email: {
    tab: "forgotPassword.way.email",
    help: "forgotPassword.emailHelp",
    submit: "forgotPassword.emailSubmit",
  },
  phone: {
    tab: "forgotPassword.way.phone",
    help: "forgotPassword.phoneHelp",
    submit: "forgotPassword.phoneSubmit",
  },
} as const;

/** Fields with a label, in the order of the form. */
const recoveryFields = [
  "username",
  "email",
  "mobileNum",
  "verificationCode",
  "newPassword",
] as const;
type Labelled = (typeof recoveryFields)[number];

const recoveryLabels = {
  username: "forgotPassword.username",
  email: "forgotPassword.email",
  mobileNum: "field.mobile",
  verificationCode: "field.smsCode",
  newPassword: "forgotPassword.newPassword",
} as const;

/** What is wrong with a field, in the words of the registration: it has the same fields. */
const recoveryProblem = (
  intl: IntlShape,
  field: Labelled,
  problem: Refusal,
  codeSent: boolean,
): string =>
  problemText(intl, field === "newPassword" ? "password" : field, problem, {
    codeSent,
  });

interface RecoveryFormViewProps {
  readonly form: RecoveryForm;
  readonly view: ForgotPasswordView;
  readonly send: (event: ForgotEvent) => void;
}

/** Tabs, fields and button of the recovery. */
export function RecoveryFormView({ form, view, send }: RecoveryFormViewProps) {
  const intl = useIntl();
  const t = useTranslations();
  const { fields, smsCode, busy, route } = view;
  const problems = recoveryFields.flatMap((field) => {
    const problem = fields[field];
    if (!problem) return [];
    const message = t(validationWords.inField, {
      field: t(recoveryLabels[field]),
      problem: recoveryProblem(intl, field, problem, smsCode.sent),
    });
    return [{ name: field, message }];
  });

  return (
    <WayTabs
      label={t("forgotPassword.ways")}
      ways={view.routes}
      chosen={view.route}
      nameOf={(way) => t(ways[way].tab)}
      onChoose={(way) =>
        send({ type: "forgotPassword.routeChosen", route: way })
      }
      busy={busy}
    >
      {() => (
        <EntryForm
          label={t("forgotPassword.form")}
          view={view}
          problems={problems}
          submit={t(ways[route].submit)}
          onSubmit={() => send({ type: "forgotPassword.submitted" })}
        >
          <Text size="small" tone="quiet" measure>
            {t(ways[route].help)}
          </Text>
          <RecoveryFields view={view} form={form} send={send} />
        </EntryForm>
      )}
    </WayTabs>
  );
}

/** The fields of the way that is open. */
function RecoveryFields({ view, form, send }: RecoveryFormViewProps) {
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
      error: problem && recoveryProblem(intl, field, problem, smsCode.sent),
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
