import { useId, type Ref } from "react";
import { useTranslations } from "../../words/translate.ts";
import { Button } from "../button/Button.tsx";
import * as styles from "./ConsentBar.css.ts";

export interface ConsentBarProps {
  /** Called with the visitor's answer; close the bar in either case. */
  onAnswer(allowed: boolean): void;
  /** Ref to the bar, to move focus to it when the visitor opened it. */
  ref?: Ref<HTMLElement>;
}

/**
 * Asks for consent to analytics, in a bar at the bottom of the window, above a phone's navigation. It does not block
 * the page, and at the end of the page it comes below the footer. Both answers have equal weight.
 *
 * @example {consent === undefined && <ConsentBar onAnswer={keep} />}
 */
export function ConsentBar({ onAnswer, ref }: ConsentBarProps) {
  const t = useTranslations();
  const id = useId();
  return (
    <section
      ref={ref}
      className={styles.bar}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
    >
      <div className={styles.measure}>
        <div className={styles.words}>
          <h2 id={`${id}-title`} className={styles.title}>
            {t("ui.consentBar.title")}
          </h2>
          <p className={styles.text}>{t("ui.consentBar.text")}</p>
        </div>
        <div className={styles.answers}>
          <Button variant="outline" onClick={() => onAnswer(false)}>
            {t("ui.consentBar.refuse")}
          </Button>
          <Button variant="outline" onClick={() => onAnswer(true)}>
            {t("ui.consentBar.accept")}
          </Button>
        </div>
      </div>
    </section>
  );
}
