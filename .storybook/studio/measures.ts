/** From here on the controls stand beside the portal; Storybook's own sidebar takes its share of a laptop. */
export const beside = "(min-width: 54em)";

/** Room between two windows, in px. */
export const gap = 16;

/** A window as it is drawn. */
export interface DrawnWindow {
  /** Inside, in px. */
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** Least height of a window inside, in px: below it a page is no page. */
const leastHeight = 560;
/** Smallest that a window is drawn, unless the room is narrower still. */
const leastScale = 0.55;

/**
 * How windows are drawn side by side in a room: in one scale, no larger than they are, as wide as there is room.
 *
 * @example windowsIn({ width: 640, height: 700 }, [{ width: 1280, height: 860 }])
 */
export function windowsIn(
  room: { readonly width: number; readonly height: number },
  windows: readonly { readonly width: number; readonly height: number }[],
): DrawnWindow[] {
  const width = room.width - gap * (windows.length - 1);
  const across = windows.reduce((sum, one) => sum + one.width, 0);
  const byWidth = Math.min(1, width / across);
  return windows.map((one) => {
    /* A phone keeps its height where it can; a desktop's is whatever there is. */
    const isPhone = one.height > one.width;
    const byHeight = Math.max(leastScale, room.height / one.height);
    const scale =
      isPhone && windows.length === 1 ? Math.min(byWidth, byHeight) : byWidth;
    const height = Math.max(leastHeight, Math.floor(room.height / scale));
    return {
      width: one.width,
      height: isPhone ? Math.min(one.height, height) : height,
      scale,
    };
  });
}
