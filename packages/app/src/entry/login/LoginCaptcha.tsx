import { useTranslations } from "@foyer/ui/words";
import { Button } from "@foyer/ui/button";
import { CaptchaField } from "@foyer/ui/captcha-field";
import { validationWords } from "@foyer/ui/pattern-field";
import { ProgressBar } from "@foyer/ui/progress-bar";
import { Inline, Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { VisuallyHidden } from "@foyer/ui/visually-hidden";
import { CaptchaService } from "../CaptchaService.tsx";
import type { LoginPartProps } from "./FormShell.tsx";

/**
 * The captcha that is required after failed attempts, or, for visitors who cannot see it, work that the device does
 * instead; renders nothing while neither is required.
 */
export function LoginCaptcha({ view, send }: LoginPartProps) {
  const t = useTranslations();
  const { captcha, values, fields, work, busy } = view;
  if (!captcha.needed) return null;
  const { chosen, running, share } = work;
  // A single button, so that it keeps the focus whatever its next action.
  const [label, press] = running
    ? [t("login.work.cancel"), { type: "login.abandoned" } as const]
    : [
        t(chosen ? "login.work.back" : "login.work.choose"),
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
          error={fields.captcha && t(validationWords.captcha)}
          hint={t("login.captchaHelp")}
        />
      )}
      {/* Announced once; the value of the bar changes all the time. */}
      <div role="status">
        {running ? (
          <VisuallyHidden>{t("login.work.running")}</VisuallyHidden>
        ) : (
          chosen && (
            <Text size="small" tone="quiet">
              {t("login.work.text")}
            </Text>
          )
        )}
      </div>
      {running && (
        <ProgressBar
          label={t("login.work.running")}
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
            {label}
          </Button>
        )}
        <CaptchaService />
      </Inline>
    </Stack>
  );
}
