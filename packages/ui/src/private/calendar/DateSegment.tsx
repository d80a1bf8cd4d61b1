import type { KeyboardEvent } from "react";
import { useIntl } from "react-intl";
import { useTranslations } from "../../words/translate.ts";
import { dateWords, placeholderMessages } from "./dateWords.ts";
import { realDay, type Bounds } from "./isoDate.ts";
import { rangeOf, width, type Figures, type Part } from "./segments.ts";
import * as styles from "./DateSegments.css.ts";

export interface SegmentState {
  wrong: boolean;
  required: boolean;
  disabled: boolean;
  /** Ids of the elements that describe it: hint and error. */
  describedBy?: string;
}

interface DateSegmentProps extends SegmentState {
  part: Part;
  name: string;
  figures: Figures;
  bounds: Bounds;
  field?: string;
  autoFocus: boolean;
  /** Called with the input's text after a key press, a paste, or input from a phone's keyboard. */
  onText(raw: string): void;
  onLeave(): void;
  onStep(by: number): void;
  onGo(way: -1 | 1): void;
}

/** Step of the page keys in each segment. */
const page = { year: 10, month: 3, day: 7 } as const;

/** One segment of a date: a spin button that can be typed into. */
export function DateSegment(props: DateSegmentProps) {
  const { part, figures, bounds, onText, onLeave, onStep, onGo } = props;
  const intl = useIntl();
  const t = useTranslations();
  const text = figures[part];
  const { low, high } = rangeOf(figures, part, bounds);
  const month =
    part === "month" ? realDay(2024, Number(text) || 0, 1) : undefined;
  const spoken = month
    ? `${Number(text)}, ${dateWords(intl.locale, month, { month: "long" })}`
    : text || t("ui.dateSegments.empty");

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const act = keyActions(event.key, {
      part,
      empty: text === "",
      onStep,
      onGo,
    });
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <>
      {part !== "year" && (
        <span aria-hidden className={styles.slash}>
          /
        </span>
      )}
      <input
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="next"
        className={styles.segment[part]}
        aria-label={props.name}
        aria-valuenow={text === "" ? undefined : Number(text)}
        aria-valuetext={spoken}
        aria-valuemin={low}
        aria-valuemax={high}
        aria-invalid={props.wrong || undefined}
        aria-required={props.required || undefined}
        aria-describedby={props.describedBy}
        data-field={props.field}
        data-filled={text.length === width[part] || undefined}
        disabled={props.disabled}
        autoFocus={props.autoFocus}
        placeholder={t(placeholderMessages[part])}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={onLeave}
        onKeyDown={onKeyDown}
      />
    </>
  );
}

interface Place {
  part: Part;
  empty: boolean;
  onStep(by: number): void;
  onGo(way: -1 | 1): void;
}

/* A date runs left to right in every language, and so do its arrow keys. */
function keyActions(
  key: string,
  { part, empty, onStep, onGo }: Place,
): (() => void) | undefined {
  switch (key) {
    case "ArrowUp":
      return () => onStep(1);
    case "ArrowDown":
      return () => onStep(-1);
    case "PageUp":
      return () => onStep(page[part]);
    case "PageDown":
      return () => onStep(-page[part]);
    case "ArrowLeft":
      return () => onGo(-1);
    case "ArrowRight":
      return () => onGo(1);
    case "/":
    case "-":
    case ".":
      /* After four digits of a year, focus has already moved past its slash. */
      return () => !empty && onGo(1);
    case "Backspace":
      return empty ? () => onGo(-1) : undefined;
    default:
      return undefined;
  }
}
