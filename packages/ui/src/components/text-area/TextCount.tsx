import { defineMessages, useIntl, type IntlShape } from "react-intl";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { textCount, toldAt } from "./textCount.ts";
import * as styles from "./TextArea.css.ts";

const messages = defineMessages<{
  atMost: { max: number };
  between: { min: number; max: number };
  few: { min: number };
  none: {};
  left: { count: number };
  over: { count: number };
}>({
  atMost: {
    id: "ui.textArea.atMost",
    defaultMessage:
      "{max, plural, one {# character} other {# characters}} at most",
    description:
      "Read with a field for a longer text when focus comes to it: its limit",
  },
  between: {
    id: "ui.textArea.between",
    defaultMessage: "{min, number} to {max, number} characters",
    description:
      "Read with a field for a longer text when focus comes to it: its limits",
  },
  few: {
    id: "ui.textArea.few",
    defaultMessage: "{min, number} at least",
    description:
      "Beside the counter of a text, 3 / 140, while the text is too short",
  },
  none: {
    id: "ui.textArea.none",
    defaultMessage: "No characters left",
    description: "Told to screen readers when a text is as long as it may be",
  },
  left: {
    id: "ui.textArea.left",
    defaultMessage:
      "At most {count, plural, one {# character} other {# characters}} left",
    description: "Told to screen readers near the end of what a text may hold",
  },
  over: {
    id: "ui.textArea.over",
    defaultMessage:
      "Too long by up to {count, plural, one {# character} other {# characters}}",
    description: "Told to screen readers when a text is longer than it may be",
  },
});

interface TextCountProps {
  /** For the field, which is described by the rule. */
  id: string;
  text: string;
  min: number;
  max: number;
}

/** How much of a text's room is used: shown at each letter, told seldom, and the rule with the field. */
export function TextCount({ id, text, min, max }: TextCountProps) {
  const intl = useIntl();
  const count = textCount(text);
  const state = count > max ? "over" : count < min ? "few" : "fine";
  return (
    <span className={styles.count({ state })}>
      <span aria-hidden>
        {intl.formatNumber(count)} / {intl.formatNumber(max)}
        {state === "few" && ` · ${intl.formatMessage(messages.few, { min })}`}
      </span>
      <VisuallyHidden id={id}>
        {min > 0
          ? intl.formatMessage(messages.between, { min, max })
          : intl.formatMessage(messages.atMost, { max })}
      </VisuallyHidden>
      <VisuallyHidden role="status">{told(intl, count, max)}</VisuallyHidden>
    </span>
  );
}

function told(intl: IntlShape, length: number, max: number): string {
  const at = toldAt(length, max);
  if (at.kind === "silent") return "";
  const { count } = at;
  if (at.kind === "over") return intl.formatMessage(messages.over, { count });
  return count === 0
    ? intl.formatMessage(messages.none)
    : intl.formatMessage(messages.left, { count });
}
