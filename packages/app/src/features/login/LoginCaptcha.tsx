import { defineMessages, useIntl } from "react-intl";
import type { LoginEvent, LoginView } from "@foyer/flows/login";
import { Button } from "@foyer/ui/button";
import { CaptchaField } from "@foyer/ui/captcha-field";
import { validationWords } from "@foyer/ui/pattern-field";
import { ProgressBar } from "@foyer/ui/progress-bar";
import { Inline, Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { VisuallyHidden } from "@foyer/ui/visually-hidden";
import { CaptchaService } from "../../shared/parts/CaptchaService.tsx";

const messages = defineMessages({
  help: {
    id: "login.captchaHelp",
    defaultMessage: "Cannot read it? Customer service can log you in.",
    description: "Another way in for who cannot read the picture",
  },
  unseen: {
    id: "login.work.choose",
    defaultMessage: "I cannot see the picture",
    description:
      "Button below a captcha: the device does a calculation in place of it",
  },
  instead: {
    id: "login.work.text",
    defaultMessage:
      "You do not need the picture. When you log in, your device works for up to a minute to show that you are no robot.",
    description: "In place of a captcha that somebody cannot see",
  },
  picture: {
    id: "login.work.back",
    defaultMessage: "Use the picture instead",
    description: "Button: shows the captcha again",
  },
  running: {
    id: "login.work.running",
    defaultMessage:
      "Your device is working. You are logged in when it is done.",
    description: "Above a bar that shows how much of the work is done",
  },
  cancel: {
    id: "login.work.cancel",
    defaultMessage: "Cancel",
    description: "Button: ends the work that the device does",
  },
});

interface LoginCaptchaProps {
  readonly view: LoginView;
  readonly send: (event: LoginEvent) => void;
}

/**
 * The picture that is to be read after refusals, or, for whoever cannot see it, work that the device does in place of
 * it; nothing while none is asked for.
 */
export function LoginCaptcha({ view, send }: LoginCaptchaProps) {
  const { formatMessage } = useIntl();
  const { captcha, values, fields, work, busy } = view;
  if (!captcha.needed) return null;
  const { chosen, running, share } = work;
  // One button, so that the focus stays on it whatever it does next.
  const [words, press] = running
    ? [messages.cancel, { type: "login.abandoned" } as const]
    : [
        chosen ? messages.picture : messages.unseen,
        { type: "login.workChosen", chosen: !chosen } as const,
      ];
  return (
    <Stack gap="x2">
      {!chosen && (
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
      )}
      {/* Said once; what the bar says changes all the time. */}
      <div role="status">
        {running ? (
          <VisuallyHidden>{formatMessage(messages.running)}</VisuallyHidden>
        ) : (
          chosen && (
            <Text size="small" tone="quiet">
              {formatMessage(messages.instead)}
            </Text>
          )
        )}
      </div>
      {running && (
        <ProgressBar
          label={formatMessage(messages.running)}
          {...(share !== undefined && { value: share, max: 1 })}
        />
      )}
      <Inline gap="x2">
        {work.offered && (
          <Button
            variant="outline"
            size="small"
            disabled={busy && !running}
            onClick={() => send(press)}
          >
            {formatMessage(words)}
          </Button>
        )}
        <CaptchaService />
      </Inline>
    </Stack>
  );
}
