import { useEffect, useMemo, useState, type RefObject } from "react";
import type { Box, Point } from "./layout.ts";

/** The visible part of a picture: its upper left corner, and the scale. */
export interface View extends Point {
  readonly scale: number;
}

/** Below this scale, text of 13 px is no longer legible. */
const legible = 0.7;
const scales = { least: 0.2, most: 2.5, step: 1.25 } as const;
const move = 80;

export interface ViewControls {
  readonly view: View;
  readonly size: { readonly width: number; readonly height: number };
  readonly pan: (dx: number, dy: number) => void;
  readonly zoom: (factor: number) => void;
  /** Shows the whole picture. */
  readonly fit: () => void;
  /** Centres a part. */
  readonly centre: (box: Box) => void;
  /** Whether a key was handled by the view. */
  readonly press: (key: string) => boolean;
}

const within = (scale: number) =>
  Math.min(scales.most, Math.max(scales.least, scale));

/**
 * Pan and zoom for a picture in a frame. It starts with the whole picture, from which the reader zooms in.
 *
 * @example const { view, press } = useView(frame, picture);
 */
export function useView(
  frame: RefObject<HTMLElement | null>,
  picture: Pick<Box, "width" | "height">,
): ViewControls {
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [moved, setMoved] = useState<View>();

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);

  return useMemo(() => {
    const at = (scale: number): View => ({
      scale,
      x: (picture.width - size.width / scale) / 2,
      y: (picture.height - size.height / scale) / 2,
    });
    const whole = Math.min(
      1.25,
      size.width / picture.width,
      size.height / picture.height,
    );
    const view =
      moved ??
      (size.width === 0 ? { x: 0, y: 0, scale: 1 } : at(within(whole)));
    const pan = (dx: number, dy: number) =>
      setMoved({
        ...view,
        x: view.x + dx / view.scale,
        y: view.y + dy / view.scale,
      });
    const zoom = (factor: number) => {
      const scale = within(view.scale * factor);
      setMoved({
        scale,
        x: view.x + size.width / 2 / view.scale - size.width / 2 / scale,
        y: view.y + size.height / 2 / view.scale - size.height / 2 / scale,
      });
    };
    const fit = () => setMoved(at(within(whole)));
    const keys: Readonly<Record<string, () => void>> = {
      ArrowUp: () => pan(0, -move),
      ArrowDown: () => pan(0, move),
      ArrowLeft: () => pan(-move, 0),
      ArrowRight: () => pan(move, 0),
      "+": () => zoom(scales.step),
      "=": () => zoom(scales.step),
      "-": () => zoom(1 / scales.step),
      "0": fit,
    };
    return {
      view,
      size,
      pan,
      zoom,
      fit,
      centre: ({ x, y, width, height }) => {
        const scale = Math.max(view.scale, legible);
        setMoved({
          scale,
          x: x + width / 2 - size.width / 2 / scale,
          y: y + height / 2 - size.height / 2 / scale,
        });
      },
      press: (key) => {
        const action = keys[key];
        action?.();
        return action !== undefined;
      },
    };
  }, [moved, picture, size]);
}
