import { useIntl } from "react-intl";
import type {
  ForgotEvent,
  ForgotField,
  ForgotPasswordView,
} from "@foyer/flows/forgot-password";
import { PatternField } from "@foyer/ui/pattern-field";
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

const recoveryLabels = {
  username: "forgotPassword.username",
  email: "forgotPassword.email",
  mobileNum: "field.mobile",
  verificationCode: "field.smsCode",
  newPassword: "forgotPassword.newPassword",
} as const;

interface RecoveryFormViewProps {
  readonly form: RecoveryForm;
  readonly view: ForgotPasswordView;
  readonly send: (event: ForgotEvent) => void;
}

/** Tabs, fields and button of the recovery. */
export function RecoveryFormView({ form, view, send }: RecoveryFormViewProps) {
  const intl = useIntl();
  const t = useTranslations();
  const { values, fields, smsCode, route } = view;
  const change = (field: ForgotField) => (value: string) =>
    send({ type: "forgotPassword.fieldChanged", field, value });
  const field = (name: keyof typeof recoveryLabels) => {
    const problem = fields[name];
    // The registration has the same fields, and the messages for their errors.
    const registered = name === "newPassword" ? "password" : name;
    return {
      name,
      label: t(recoveryLabels[name]),
      value: values[name],
      onChange: change(name),
      error:
        problem &&
        problemText(intl, registered, problem, { codeSent: smsCode.sent }),
      required: true,
    };
  };
  const username = field("username");
  const email = field("email");
  const mobile = field("mobileNum");
  const code = field("verificationCode");
  const password = field("newPassword");

  return (
    <WayTabs
      label={t("forgotPassword.ways")}
      ways={view.routes}
      chosen={route}
      nameOf={(way) => t(ways[way].tab)}
      onChoose={(way) =>
        send({ type: "forgotPassword.routeChosen", route: way })
      }
      busy={view.busy}
    >
      {() => (
        <EntryForm
          label={t("forgotPassword.form")}
          view={view}
          fields={[username, email, mobile, code, password]}
          submit={t(ways[route].submit)}
          onSubmit={() => send({ type: "forgotPassword.submitted" })}
        >
          <Text size="small" tone="quiet" measure>
            {t(ways[route].help)}
          </Text>
          {route === "email" ? (
            <>
              <TextField {...username} autoComplete="username" autoFocus />
              <PatternField
                {...email}
                meaning="email"
                kind="email"
                rule={{ acceptedPattern: "email" }}
                autoComplete="email"
              />
            </>
          ) : (
            <>
              <MobileField
                {...mobile}
                countries={form.countries}
                dialingCode={values.countryDialingCode}
                onDialingCodeChange={change("countryDialingCode")}
                autoFocus
              />
              <SmsCodeField
                {...code}
                onSend={() => send({ type: "forgotPassword.codeRequested" })}
                onRefusalRead={() =>
                  send({ type: "forgotPassword.codeRefusalRead" })
                }
                code={smsCode}
              />
              <PatternField
                {...password}
                meaning="password"
                kind="password"
                rule={form.rules.password}
                autoComplete="new-password"
              />
            </>
          )}
        </EntryForm>
      )}
    </WayTabs>
  );
}
