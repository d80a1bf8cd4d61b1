import type { CalendarDate } from "@internationalized/date";
import { useLayoutEffect, useRef } from "react";
import { useTranslations } from "../../words/translate.ts";
import { DateSegment, type SegmentState } from "./DateSegment.tsx";
import type { Bounds } from "./isoDate.ts";
import {
  left,
  parts,
  pasted,
  stepped,
  typed,
  type Figures,
  type Part,
} from "./segments.ts";
import { segmentMessages } from "./dateWords.ts";
import * as styles from "./DateSegments.css.ts";

export interface DateSegmentsProps extends SegmentState {
  /** Which of two dates it is; precedes each segment's name. */
  label?: string;
  figures: Figures;
  onFigures(figures: Figures): void;
  today: CalendarDate;
  bounds: Bounds;
  /** Name in the form, set on the first segment. */
  field?: string;
  autoFocus?: boolean;
  /** Called when focus should move past the last segment or before the first. */
  onPast?(way: -1 | 1): void;
}

/**
 * A date to type: year, month and day, each a number of its own that can be changed with arrow keys.
 *
 * React Aria's field is not used: it orders the segments by locale, while the portal has one order (CFG-18), and its
 * texts come from its own packs, which lack several of our languages.
 */
export function DateSegments(props: DateSegmentsProps) {
  const { label, figures, onFigures, today, bounds, onPast, field } = props;
  const t = useTranslations();
  const frame = useRef<HTMLSpanElement>(null);
  /* A full segment moves focus on immediately, so it is left before the new figures come back as props. */
  const latest = useRef(figures);
  useLayoutEffect(() => {
    latest.current = figures;
  });
  const set = (next: Figures) => {
    latest.current = next;
    onFigures(next);
  };

  const go = (from: Part, way: -1 | 1) => {
    const place = parts.indexOf(from) + way;
    const next = frame.current?.querySelectorAll("input")[place];
    if (next) next.focus();
    else onPast?.(way);
  };
  const type = (part: Part, raw: string) => {
    const whole = pasted(raw);
    if (whole) {
      set(whole);
      return go("month", 1);
    }
    const { text, full } = typed(part, figures[part], raw);
    set({ ...figures, [part]: text });
    if (full) go(part, 1);
  };

  return (
    <span ref={frame} className={styles.date} dir="ltr" data-date-segments>
      {parts.map((part) => (
        <DateSegment
          key={part}
          part={part}
          name={[label, t(segmentMessages[part])].filter(Boolean).join(", ")}
          figures={figures}
          bounds={bounds}
          field={part === "year" ? field : undefined}
          autoFocus={part === "year" && props.autoFocus === true}
          wrong={props.wrong}
          required={props.required}
          disabled={props.disabled}
          describedBy={props.describedBy}
          onText={(raw) => type(part, raw)}
          onLeave={() => {
            const now = latest.current;
            const text = left(part, now[part]);
            if (text !== now[part]) set({ ...now, [part]: text });
          }}
          onStep={(by) => set(stepped(figures, part, by, { today, bounds }))}
          onGo={(way) => go(part, way)}
        />
      ))}
    </span>
  );
}
