import { useEffect, useState, type RefObject } from "react";

/** The inside of a box, in px. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/**
 * The room inside an element now; undefined until it is known.
 *
 * @example const room = useRoom(box);
 */
export function useRoom(box: RefObject<HTMLElement | null>): Room | undefined {
  const [room, setRoom] = useState<Room>();
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      setRoom({ width: Math.floor(width), height: Math.floor(height) });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return room;
}
