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
  /** Which date it is where there are two, before each part's name. */
  label?: string;
  figures: Figures;
  onFigures(figures: Figures): void;
  today: CalendarDate;
  bounds: Bounds;
  /** Name in the form, on the first place. */
  field?: string;
  autoFocus?: boolean;
  /** Focus wants to go on, past the last place or before the first. */
  onPast?(way: -1 | 1): void;
}

/**
 * A date to type: year, month and day, each a number of its own that can be turned by arrows.
 *
 * React Aria's field is not used: it orders the parts by locale where the portal has one order (CFG-18), and speaks
 * words of its own packs, which lack several of our languages.
 */
export function DateSegments(props: DateSegmentsProps) {
  const { label, figures, onFigures, today, bounds, onPast, field } = props;
  const t = useTranslations();
  const frame = useRef<HTMLSpanElement>(null);
  /* A full place hands focus on at once, and is left before the new figures have come back as props. */
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
