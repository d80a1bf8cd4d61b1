import { useId, type Ref } from "react";
import { useTranslations } from "../../words/translate.ts";
import { Button } from "../button/Button.tsx";
import * as styles from "./ConsentBar.css.ts";

export interface ConsentBarProps {
  /** The visitor allows it or not; the bar is to go either way. */
  onAnswer(allowed: boolean): void;
  /** Gets the bar, to give it focus when the visitor asked for it. */
  ref?: Ref<HTMLElement>;
}

/**
 * Asks whether visits may be measured: a bar at the window's lower edge, above a phone's places, that stops nobody
 * and stands under the footer where the page ends. Both answers weigh the same.
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
