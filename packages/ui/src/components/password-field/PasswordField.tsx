import {
  useId,
  useRef,
  useState,
  useEffect,
  useLayoutEffect,
  type ReactNode,
  type RefObject,
} from "react";
import { useTranslations } from "../../words/translate.ts";
import { FieldButton } from "../../private/field/FieldButton.tsx";
import {
  FieldFrame,
  type FieldProps,
} from "../../private/field/FieldFrame.tsx";
import { InputBox } from "../../private/field/InputBox.tsx";
import { Icon } from "../icon/Icon.tsx";
import { PasswordRules, type PasswordRule } from "./PasswordRules.tsx";
import * as styles from "./PasswordField.css.ts";

export interface PasswordFieldProps extends FieldProps {
  /** Icon before the text. */
  start?: ReactNode;
  /** Rules for a new password, shown from the start and ticked off during typing. */
  rules?: readonly PasswordRule[];
}

/**
 * A password field with a show button and a Caps Lock warning.
 *
 * @example <PasswordField label="Password" name="password" value={password} onChange={setPassword} autoComplete="current-password" />
 */
export function PasswordField({ start, rules, ...field }: PasswordFieldProps) {
  const t = useTranslations();
  const rulesId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { revealed, toggle } = useReveal(input);
  const [capsLock, setCapsLock] = useState(false);
  const reveal = (
    <FieldButton
      icon={revealed ? "eye-off" : "eye"}
      label={t("ui.passwordField.reveal")}
      pressed={revealed}
      disabled={field.disabled}
      leavesFocus
      onPress={toggle}
    />
  );
  const below = (
    <>
      <span role="status">
        {capsLock && (
          <span className={styles.capsLock}>
            <span className={styles.sign}>
              <Icon name="warning" size="small" />
            </span>
            {t("ui.passwordField.capsLock")}
          </span>
        )}
      </span>
      {rules && <PasswordRules id={rulesId} rules={rules} />}
    </>
  );
  return (
    <FieldFrame
      {...field}
      describedBy={rules && rulesId}
      onKey={(event) => setCapsLock(event.getModifierState("CapsLock"))}
      onBlur={() => {
        setCapsLock(false);
        field.onBlur?.();
      }}
      below={below}
    >
      <InputBox
        type={revealed ? "text" : "password"}
        start={start}
        end={reveal}
        dir="ltr"
        inputRef={input}
      />
    </FieldFrame>
  );
}

/**
 * Shows or hides the password. The caret stays in place. The password is hidden before the form is sent, so that no
 * browser stores it as plain text.
 */
function useReveal(input: RefObject<HTMLInputElement | null>) {
  const [revealed, setRevealed] = useState(false);
  const caret = useRef<[number | null, number | null]>(undefined);
  useLayoutEffect(() => {
    const place = caret.current;
    caret.current = undefined;
    /* If the field is not focused, setting the caret would move focus in some browsers. */
    if (place && input.current === document.activeElement)
      input.current?.setSelectionRange(...place);
  });
  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setRevealed(false);
    form?.addEventListener("submit", hide);
    return () => form?.removeEventListener("submit", hide);
  }, [input]);
  return {
    revealed,
    toggle() {
      const { selectionStart = null, selectionEnd = null } =
        input.current ?? {};
      caret.current = [selectionStart, selectionEnd];
      setRevealed(!revealed);
    },
  };
}
