import { type ReactNode, useState } from "react";
import { defineMessages, useIntl } from "react-intl";
import { FieldButton } from "../../private/field/FieldButton.tsx";
import { FieldFrame } from "../../private/field/FieldFrame.tsx";
import { InputBox } from "../../private/field/InputBox.tsx";
import { Icon } from "../icon/Icon.tsx";
import { SpinnerMark } from "../spinner/Spinner.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as styles from "./CaptchaField.css.ts";

const messages = defineMessages({
  label: {
    id: "ui.captchaField.label",
    defaultMessage: "Captcha",
    description: "Label of a captcha field",
  },
  picture: {
    id: "ui.captchaField.picture",
    defaultMessage: "Picture with the captcha",
    description: "Names the picture whose letters are to be typed",
  },
  missing: {
    id: "ui.captchaField.missing",
    defaultMessage: "The picture did not load",
    description: "Spoken in place of a captcha picture that is not there",
  },
  refresh: {
    id: "ui.captchaField.refresh",
    defaultMessage: "Show another picture",
    description: "Asks for a new captcha picture",
  },
});

export interface CaptchaFieldProps {
  /** What has been typed. */
  value: string;
  /** Called with the new text at each change. */
  onChange(value: string): void;
  /** Called when focus leaves the field. */
  onBlur?(): void;
  /** Address of the picture; undefined while there is none. */
  imageSrc?: string;
  /** Called to get another picture. */
  onRefresh(): void;
  /** Shows that a picture is awaited. @default false */
  busy?: boolean;
  /** What is wrong, in words. */
  error?: ReactNode;
  /** What somebody can do who cannot read the picture. */
  hint?: ReactNode;
  /** Name in the form. @default "captcha" */
  name?: string;
}

/**
 * Letters to be copied from a picture, with a way to get another picture.
 *
 * @example <CaptchaField value={code} onChange={setCode} imageSrc={picture} onRefresh={refetch} busy={isFetching} />
 */
export function CaptchaField(props: CaptchaFieldProps) {
  const {
    value,
    onChange,
    onBlur,
    imageSrc,
    onRefresh,
    busy = false,
    error,
    hint,
    name = "captcha",
  } = props;
  const intl = useIntl();
  const [broken, setBroken] = useState<string>();
  const shown = imageSrc !== undefined && imageSrc !== broken && !busy;
  return (
    <FieldFrame
      label={intl.formatMessage(messages.label)}
      name={name}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      error={error}
      hint={hint}
      required
      autoComplete="off"
      maxLength={8}
    >
      <div className={styles.row}>
        <div className={styles.typed}>
          <InputBox start={<Icon name="shield" />} dir="ltr" />
        </div>
        <div className={styles.picture}>
          {shown ? (
            <img
              className={styles.image}
              src={imageSrc}
              alt={intl.formatMessage(messages.picture)}
              width={240}
              height={88}
              onError={() => setBroken(imageSrc)}
            />
          ) : (
            <span className={styles.waiting}>
              {busy ? <SpinnerMark size="small" /> : <Icon name="eye-off" />}
              {!busy && (
                <VisuallyHidden>
                  {intl.formatMessage(messages.missing)}
                </VisuallyHidden>
              )}
            </span>
          )}
          <FieldButton
            icon="refresh"
            label={intl.formatMessage(messages.refresh)}
            busy={busy}
            onPress={onRefresh}
          />
        </div>
      </div>
    </FieldFrame>
  );
}
