import { useState } from "react";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type { SmsCodeView } from "@foyer/flows/sms-code";
import { CodeField, type CodeFieldProps } from "@foyer/ui/code-field";
import { errorText } from "../kit/words/errors.ts";
import { WarningNotice } from "./WarningNotice.tsx";

interface SmsCodeFieldProps extends Pick<
  CodeFieldProps,
  "value" | "onChange" | "onBlur" | "error" | "required" | "onSend"
> {
  /** The reader has dismissed the failure. */
  readonly onRefusalRead: () => void;
  /** Status of the flow's code request. */
  readonly code: SmsCodeView & { readonly needsNumber: boolean };
}

/**
 * A verification code by SMS, the button that requests it, and the warning if it was not sent (SMS-01 … SMS-12).
 *
 * @example <SmsCodeField value={values.verificationCode} onChange={change} code={view.smsCode} onSend={send} onRefusalRead={read} required />
 */
export function SmsCodeField(props: SmsCodeFieldProps) {
  const { code, onSend, onRefusalRead, ...field } = props;
  const intl = useIntl();
  const t = useTranslations();
  const { failure, secondsLeft } = code;
  // The reason for the wait must outlive the warning, which the reader dismisses.
  const [slowed, setSlowed] = useState(false);
  const tooMany =
    slowed ||
    // A wait without a code, from before the form was opened.
    (secondsLeft > 0 && !code.sent) ||
    failure?.reason === "TOO_MANY_REQUESTS";
  return (
    <>
      <CodeField
        {...field}
        name="verificationCode"
        label={t("field.smsCode")}
        onSend={() => {
          setSlowed(false);
          onSend();
        }}
        sending={code.sending}
        sent={code.sent}
        secondsLeft={secondsLeft}
        tooMany={tooMany && secondsLeft > 0}
        {...(code.stillWorks && { hint: t("field.smsCode.stillWorks") })}
        {...(code.needsNumber && {
          disabledReason: t("field.smsCode.needsNumber"),
        })}
      />
      {failure && (
        <WarningNotice
          title={t("field.smsCode.refused")}
          text={errorText(intl, failure)}
          onRead={() => {
            setSlowed(failure.reason === "TOO_MANY_REQUESTS");
            onRefusalRead();
          }}
        />
      )}
    </>
  );
}
