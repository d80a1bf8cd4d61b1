import type { CalendarDate } from "@internationalized/date";
import { useRef } from "react";
import { useTranslations } from "../../words/translate.ts";
import type { SegmentState } from "../../private/calendar/DateSegment.tsx";
import { DateSegments } from "../../private/calendar/DateSegments.tsx";
import type { Bounds } from "../../private/calendar/isoDate.ts";
import type { TypedPeriod } from "./period.ts";

import * as styles from "./DateRangePicker.css.ts";

interface RangeSegmentsProps extends SegmentState {
  typed: TypedPeriod;
  onTyped(typed: TypedPeriod): void;
  today: CalendarDate;
  bounds: Bounds;
  name: string;
}

/** Two typed dates; the arrow keys move from one to the other. */
export function RangeSegments(props: RangeSegmentsProps) {
  const { typed, onTyped, name, ...shared } = props;
  const t = useTranslations();
  const frame = useRef<HTMLSpanElement>(null);
  const focus = (place: number) =>
    frame.current?.querySelectorAll("input")[place]?.focus();
  return (
    <span ref={frame} className={styles.dates}>
      <DateSegments
        {...shared}
        label={t("ui.dateRangePicker.start")}
        field={name}
        figures={typed.start}
        onFigures={(start) => onTyped({ ...typed, start })}
        onPast={(way) => way === 1 && focus(3)}
      />
      <span aria-hidden className={styles.dash}>
        –
      </span>
      <DateSegments
        {...shared}
        label={t("ui.dateRangePicker.end")}
        figures={typed.end}
        onFigures={(end) => onTyped({ ...typed, end })}
        onPast={(way) => way === -1 && focus(2)}
      />
    </span>
  );
}
