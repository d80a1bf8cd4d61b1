import { useTranslations } from "../../words/translate.ts";
import { Icon } from "../icon/Icon.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as styles from "./PasswordField.css.ts";

export interface PasswordRule {
  /** Unique id of the rule. */
  id: string;
  /** The rule, in words. */
  label: string;
  /** Whether the current password meets it. */
  met: boolean;
}

interface PasswordRulesProps {
  id: string;
  rules: readonly PasswordRule[];
}

/** The password rules, each marked as met or not, shown before the first mistake. */
export function PasswordRules({ id, rules }: PasswordRulesProps) {
  const t = useTranslations();
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
              {t(
                rule.met
                  ? "ui.passwordField.ruleMet"
                  : "ui.passwordField.ruleOpen",
              )}
            </VisuallyHidden>{" "}
            {rule.label}
          </span>
        </li>
      ))}
    </ul>
  );
}
