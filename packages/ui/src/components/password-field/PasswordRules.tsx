import { defineMessages, useIntl } from "react-intl";
import { Icon } from "../icon/Icon.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as styles from "./PasswordField.css.ts";

const messages = defineMessages({
  met: {
    id: "ui.passwordField.ruleMet",
    defaultMessage: "Done:",
    description: "Before a password rule that is kept",
  },
  open: {
    id: "ui.passwordField.ruleOpen",
    defaultMessage: "Still needed:",
    description: "Before a password rule that is not kept yet",
  },
});

export interface PasswordRule {
  /** Key of the rule. */
  id: string;
  /** What is asked for, in words. */
  label: string;
  /** Whether the password keeps it now. */
  met: boolean;
}

interface PasswordRulesProps {
  id: string;
  rules: readonly PasswordRule[];
}

/** The rules of a password, each with whether it is kept, there before the first mistake. */
export function PasswordRules({ id, rules }: PasswordRulesProps) {
  const intl = useIntl();
  return (
    <ul id={id} className={styles.rules}>
      {rules.map((rule) => (
        <li
          key={rule.id}
          className={
            rule.met ? `${styles.rule} ${styles.ruleMet}` : styles.rule
          }
        >
          <span className={styles.sign}>
            {rule.met ? (
              <Icon name="check" size="small" />
            ) : (
              <span className={styles.ring} />
            )}
          </span>
          <span>
            <VisuallyHidden>
              {intl.formatMessage(rule.met ? messages.met : messages.open)}
            </VisuallyHidden>{" "}
            {rule.label}
          </span>
        </li>
      ))}
    </ul>
  );
}
