import { useState, type KeyboardEvent, type PointerEvent } from "react";
import { readDirection } from "../direction.ts";

/** How far a page key goes. */
const stride = 7;

interface Reading {
  /** Place of the point that is read; undefined while nobody reads. */
  readonly at: number | undefined;
  /** For the element that is as wide as the plot. */
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
 * Which point of a chart is read: the one under pointer or finger, or the one that keys went to. What a finger chose
 * stays when it is lifted.
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
