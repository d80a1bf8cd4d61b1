import { useId, type Ref } from "react";
import { defineMessages, useIntl } from "react-intl";
import { Button } from "../button/Button.tsx";
import * as styles from "./ConsentBar.css.ts";

const messages = defineMessages({
  title: {
    id: "ui.consentBar.title",
    defaultMessage: "May we count your visit?",
    description: "Heading of the bar that asks whether visits may be measured",
  },
  text: {
    id: "ui.consentBar.text",
    defaultMessage:
      "A measuring service would learn which pages are opened; nothing about your account or your games.",
    description: "Sentence of the bar that asks whether visits may be measured",
  },
  refuse: {
    id: "ui.consentBar.refuse",
    defaultMessage: "No, thanks",
    description: "Button that refuses the measuring of visits",
  },
  accept: {
    id: "ui.consentBar.accept",
    defaultMessage: "Yes, count it",
    description: "Button that allows the measuring of visits",
  },
});

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
  const { formatMessage } = useIntl();
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
            {formatMessage(messages.title)}
          </h2>
          <p className={styles.text}>{formatMessage(messages.text)}</p>
        </div>
        <div className={styles.answers}>
          <Button variant="outline" onClick={() => onAnswer(false)}>
            {formatMessage(messages.refuse)}
          </Button>
          <Button variant="outline" onClick={() => onAnswer(true)}>
            {formatMessage(messages.accept)}
          </Button>
        </div>
      </div>
    </section>
  );
}
