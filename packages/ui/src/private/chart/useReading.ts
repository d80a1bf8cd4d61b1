import { useState, type KeyboardEvent, type PointerEvent } from "react";
import { readDirection } from "../direction.ts";

/** Step of the page keys. */
const stride = 7;

interface Reading {
  /** Index of the point being read; undefined while none is. */
  readonly at: number | undefined;
  /** Handlers for the element that is as wide as the plot. */
  readonly handlers: {
    onPointerMove(event: PointerEvent<HTMLElement>): void;
    onPointerDown(event: PointerEvent<HTMLElement>): void;
    onPointerLeave(event: PointerEvent<HTMLElement>): void;
    onKeyDown(event: KeyboardEvent<HTMLElement>): void;
    onFocus(): void;
    onBlur(): void;
  };
}

/**
 * Tracks which point of a chart is being read: the one under the pointer or finger, or the one selected by keys. A
 * point selected by touch stays selected when the finger is lifted.
 *
 * @example const { at, handlers } = useReading(points.length);
 */
export function useReading(count: number): Reading {
  const [chosen, setChosen] = useState<number>();
  const last = count - 1;
  const at = chosen === undefined ? undefined : Math.min(chosen, last);

  const point = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, right, width } = currentTarget.getBoundingClientRect();
    if (width === 0 || count === 0) return;
    const from = readDirection() === "rtl" ? right - clientX : clientX - left;
    const place = Math.floor((from / width) * count);
    setChosen(Math.max(0, Math.min(last, place)));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const now = at ?? last;
    const forward = readDirection() === "rtl" ? -1 : 1;
    const next = {
      ArrowRight: now + forward,
      ArrowLeft: now - forward,
      ArrowUp: now + 1,
      ArrowDown: now - 1,
      PageUp: now + stride,
      PageDown: now - stride,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setChosen(Math.max(0, Math.min(last, next)));
  };

  return {
    at,
    handlers: {
      onPointerMove: point,
      onPointerDown: point,
      onPointerLeave: ({ pointerType }) => {
        if (pointerType === "mouse") setChosen(undefined);
      },
      onKeyDown,
      onFocus: () => setChosen((before) => before ?? last),
      onBlur: () => setChosen(undefined),
    },
  };
}
