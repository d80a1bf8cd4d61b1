import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type { RegisterField, RegisterFieldName } from "@foyer/platform/domain";
import type { RegisterEvent, RegisterView } from "@foyer/flows/register";
import { CaptchaField } from "@foyer/ui/captcha-field";
import { DateField } from "@foyer/ui/date-field";
import { PasswordField } from "@foyer/ui/password-field";
import { PatternField, type PatternFieldProps } from "@foyer/ui/pattern-field";
import { Stack } from "@foyer/ui/stack";
import { useServices } from "../../services/services.ts";
import { CaptchaService } from "../CaptchaService.tsx";
import { MobileField } from "../../kit/parts/MobileField.tsx";
import { SmsCodeField } from "../SmsCodeField.tsx";
import type { RegisterForm } from "./registerForm.ts";
import { fieldWords, meanings } from "./registerWords.ts";

/** Props of the plain text fields. */
const typed: Partial<
  Record<RegisterFieldName, Pick<PatternFieldProps, "kind" | "autoComplete">>
> = {
  username: { autoComplete: "username" },
  password: { kind: "password", autoComplete: "new-password" },
  // Not the account's password: a password manager must neither fill it in nor store it instead.
  verifyPwd: { kind: "password", autoComplete: "off" },
  paymentPassword: { kind: "password", autoComplete: "off" },
  payeeName: { autoComplete: "name" },
  nickname: { autoComplete: "nickname" },
  email: { kind: "email", autoComplete: "email" },
  whatsapp: { kind: "tel", autoComplete: "off" },
};

interface RegisterFieldViewProps {
  readonly field: RegisterField;
  readonly view: RegisterView;
  readonly form: RegisterForm;
  readonly send: (event: RegisterEvent) => void;
  /** The first field of the form takes focus. */
  readonly first: boolean;
}

/** One field of the registration, according to the server's rule for it. */
export function RegisterFieldView(props: RegisterFieldViewProps) {
  const { field: asked, view, form, send, first } = props;
  const intl = useIntl();
  const t = useTranslations();
  const { zaloBonusText } = useServices().brand;
  const { field, required } = asked;
  const { values, smsCode, captcha } = view;
  const named = {
    ...fieldWords(intl, field, view),
    value: values[field],
    onChange: (value: string) =>
      send({ type: "register.fieldChanged", field, value }),
    onBlur: () => send({ type: "register.fieldLeft", field }),
    required,
    autoFocus: first,
  };
  switch (field) {
    case "mobileNum":
      return (
        <MobileField
          {...named}
          countries={form.countries}
          dialingCode={values.countryDialingCode}
          onDialingCodeChange={(value) =>
            send({
              type: "register.fieldChanged",
              field: "countryDialingCode",
              value,
            })
          }
          digits={asked.digits}
        />
      );
    case "verificationCode":
      return (
        <SmsCodeField
          {...named}
          onSend={() => send({ type: "register.codeRequested" })}
          onRefusalRead={() => send({ type: "register.codeRefusalRead" })}
          code={smsCode}
        />
      );
    case "captcha":
      return (
        <Stack gap="x2">
          <CaptchaField
            value={named.value}
            onChange={named.onChange}
            imageSrc={captcha.source}
            busy={captcha.loading}
            onRefresh={() => send({ type: "register.captchaRefreshed" })}
            error={named.error}
            hint={t("register.captchaHelp")}
          />
          <CaptchaService />
        </Stack>
      );
    case "birthday": {
      const { age, today } = form.rules;
      return (
        <DateField
          {...named}
          today={today}
          hint={t("register.birthdayHelp", { age })}
        />
      );
    }
    case "confirmPassword":
      return <PasswordField {...named} autoComplete="new-password" />;
    default:
      return (
        <PatternField
          {...named}
          {...(typed[field] ?? { autoComplete: "off" })}
          rule={asked}
          meaning={meanings[field]}
          {...(field === "zalo" &&
            zaloBonusText && {
              hint: t("register.zaloBonus", { amount: zaloBonusText }),
            })}
        />
      );
  }
}
