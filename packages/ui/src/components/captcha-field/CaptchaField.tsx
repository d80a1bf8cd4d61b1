import { type ReactNode, useState } from "react";
import { useTranslations } from "../../words/translate.ts";
import { FieldButton } from "../../private/field/FieldButton.tsx";
import { FieldFrame } from "../../private/field/FieldFrame.tsx";
import { InputBox } from "../../private/field/InputBox.tsx";
import { Icon } from "../icon/Icon.tsx";
import { SpinnerMark } from "../spinner/Spinner.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as styles from "./CaptchaField.css.ts";

export interface CaptchaFieldProps {
  /** The text typed so far. */
  value: string;
  /** Called with the new text on each change. */
  onChange(value: string): void;
  /** Called when focus leaves the field. */
  onBlur?(): void;
  /** URL of the picture; undefined while there is none. */
  imageSrc?: string;
  /** Called to load another picture. */
  onRefresh(): void;
  /** Whether a picture is loading. @default false */
  busy?: boolean;
  /** Error message. */
  error?: ReactNode;
  /** Help for readers who cannot read the picture. */
  hint?: ReactNode;
  /** Name in the form. @default "captcha" */
  name?: string;
}

/**
 * A field for the characters in a captcha picture, with a button for another picture.
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
  const t = useTranslations();
  const [broken, setBroken] = useState<string>();
  const shown = imageSrc !== undefined && imageSrc !== broken && !busy;
  return (
    <FieldFrame
      label={t("ui.captchaField.label")}
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
              alt={t("ui.captchaField.picture")}
              width={240}
              height={88}
              onError={() => setBroken(imageSrc)}
            />
          ) : (
            <span className={styles.waiting}>
              {busy ? <SpinnerMark size="small" /> : <Icon name="eye-off" />}
              {!busy && (
                <VisuallyHidden>{t("ui.captchaField.missing")}</VisuallyHidden>
              )}
            </span>
          )}
          <FieldButton
            icon="refresh"
            label={t("ui.captchaField.refresh")}
            busy={busy}
            onPress={onRefresh}
          />
        </div>
      </div>
    </FieldFrame>
  );
}
