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
  /** Picture before the text. */
  start?: ReactNode;
  /** What a new password must be like, shown from the beginning and ticked while it is typed. */
  rules?: readonly PasswordRule[];
}

/**
 * A password, hidden until its owner asks to see it; tells when Caps Lock is on.
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
 * Whether a password is readable. The caret stays where it is when that changes, and a password that is sent is
 * hidden first, so that no browser remembers it as a plain word.
 */
function useReveal(input: RefObject<HTMLInputElement | null>) {
  const [revealed, setRevealed] = useState(false);
  const caret = useRef<[number | null, number | null]>(undefined);
  useLayoutEffect(() => {
    const place = caret.current;
    caret.current = undefined;
    /* Elsewhere than in the focused field, setting the caret would move focus in some browsers. */
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
