import {
  useState,
  useCallback,
  useEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import { useIntl } from "react-intl";
import { useTranslations } from "../../words/translate.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import {
  isoDuration,
  markFor,
  timeParts,
  secondsUntil,
  type TimePart,
} from "./timeLeft.ts";
import * as styles from "./Countdown.css.ts";

export interface CountdownProps {
  /** What ends; the accessible name of the timer: "Time to confirm". */
  label: string;
  /** The end time, in milliseconds since 1970. */
  endsAt: number;
  /** Called once at the end time, or on mount if it has already passed. */
  onEnd?(): void;
  /** The clock, in milliseconds since 1970; pass the same function on each render. @default Date.now */
  now?(): number;
  /** Size; `large` where the countdown is the main content of a page. @default "inherit" */
  size?: "inherit" | "medium" | "large";
}

/**
 * The time left, counted down by the second, without urging the reader.
 *
 * @example <Countdown label="Time to confirm" endsAt={order.endsAt} onEnd={refetch} />
 */
export function Countdown(props: CountdownProps) {
  const { label, endsAt, onEnd, now = Date.now, size = "inherit" } = props;
  const t = useTranslations();
  const { formatNumber } = useIntl();
  const seconds = useSecondsLeft(endsAt, now, onEnd);
  const mark = seconds === 0 ? 0 : markFor(seconds);
  const first = useFirst(endsAt, mark);

  const written = (parts: readonly TimePart[], style: "narrow" | "long") =>
    parts.map(([unit, count], index) =>
      formatNumber(count, {
        style: "unit",
        unit,
        unitDisplay: style,
        /* Two digits after the first unit, so that the width stays the same. */
        minimumIntegerDigits: style === "narrow" && index > 0 ? 2 : 1,
      }),
    );
  /* Screen readers get minutes, and seconds only in the last minute. */
  const rough = seconds > 60 ? Math.ceil(seconds / 60) * 60 : seconds;
  const long = written(
    timeParts(rough).filter(([, count]) => count > 0 || rough === 0),
    "long",
  ).join(" ");
  const spoken =
    mark === first || mark === undefined
      ? ""
      : mark === 0
        ? t("ui.countdown.over")
        : t("ui.countdown.left", {
            time: written(timeParts(mark).slice(0, 1), "long").join(""),
          });
  return (
    <>
      <span
        role="timer"
        aria-label={label}
        className={styles.countdown({ size })}
      >
        <time
          dateTime={isoDuration(seconds)}
          aria-hidden
          className={styles.figures}
        >
          {written(timeParts(seconds), "narrow").map((part, index) => (
            <span key={index} className={styles.part}>
              {part}
            </span>
          ))}
        </time>
        <VisuallyHidden>{long}</VisuallyHidden>
      </span>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </>
  );
}

/** The mark in effect when counting began: it is read with the timer, not announced. */
function useFirst(endsAt: number, mark: number | undefined) {
  const [first, setFirst] = useState({ endsAt, mark });
  if (Object.is(first.endsAt, endsAt)) return first.mark;
  setFirst({ endsAt, mark });
  return mark;
}

/**
 * Whole seconds until the end, read from the clock instead of counted, so that a tab that was asleep or throttled is
 * correct immediately.
 *
 * @example const left = useSecondsLeft(order.endsAt, Date.now, refetch);
 */
function useSecondsLeft(
  endsAt: number,
  now: () => number,
  onEnd: (() => void) | undefined,
): number {
  const subscribe = useCallback(
    (changed: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const tick = () => {
        clearTimeout(timer);
        changed();
        const left = endsAt - now();
        /* The next tick is when the displayed second changes; not rounded down, or it would come slightly too early. */
        if (left > 0 && Number.isFinite(left))
          timer = setTimeout(tick, Math.ceil(left % 1000) || 1000);
      };
      tick();
      document.addEventListener("visibilitychange", tick);
      window.addEventListener("pageshow", tick);
      return () => {
        clearTimeout(timer);
        document.removeEventListener("visibilitychange", tick);
        window.removeEventListener("pageshow", tick);
      };
    },
    [endsAt, now],
  );
  const read = () => secondsUntil(endsAt, now());
  const seconds = useSyncExternalStore(subscribe, read, read);

  const ended = useRef<number>(undefined);
  const isOver = seconds === 0;
  useEffect(() => {
    if (!isOver || ended.current === endsAt) return;
    ended.current = endsAt;
    onEnd?.();
  }, [isOver, endsAt, onEnd]);
  return seconds;
}
