import { defineMessages, useIntl } from "react-intl";
import type { LoginEvent, LoginView } from "@foyer/flows/login";
import { CaptchaField } from "@foyer/ui/captcha-field";
import { validationWords } from "@foyer/ui/pattern-field";

const messages = defineMessages({
  help: {
    id: "login.captchaHelp",
    defaultMessage: "Cannot read it? Customer service can log you in.",
    description: "Another way in for who cannot read the picture",
  },
});

interface LoginCaptchaProps {
  readonly view: LoginView;
  readonly send: (event: LoginEvent) => void;
}

/** The picture that is to be read after refusals; nothing while none is asked for. */
export function LoginCaptcha({ view, send }: LoginCaptchaProps) {
  const { formatMessage } = useIntl();
  const { captcha, values, fields } = view;
  if (!captcha.needed) return null;
  return (
    <CaptchaField
      value={values.captcha}
      onChange={(value) =>
        send({ type: "login.fieldChanged", field: "captcha", value })
      }
      imageSrc={captcha.source}
      busy={captcha.loading}
      onRefresh={() => send({ type: "login.captchaRefreshed" })}
      error={fields.captcha && formatMessage(validationWords.captcha)}
      hint={formatMessage(messages.help)}
    />
  );
}
