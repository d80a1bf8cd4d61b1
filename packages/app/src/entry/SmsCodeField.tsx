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
  /** The refusal was read. */
  readonly onRefusalRead: () => void;
  /** How the flow's asking for a code stands. */
  readonly code: SmsCodeView & { readonly needsNumber: boolean };
}

/**
 * A code by text message, the button that has it sent, and the warning when it was not (SMS-01 … SMS-12).
 *
 * @example <SmsCodeField value={values.verificationCode} onChange={change} code={view.smsCode} onSend={send} onRefusalRead={read} required />
 */
export function SmsCodeField(props: SmsCodeFieldProps) {
  const { code, onSend, onRefusalRead, ...field } = props;
  const intl = useIntl();
  const t = useTranslations();
  const { failure, secondsLeft } = code;
  // The reason of the wait outlives the warning that is read and put away.
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
