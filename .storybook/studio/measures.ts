/** From this width on the controls are beside the portal; Storybook's own sidebar takes its share of a laptop. */
export const beside = "(min-width: 54em)";

/** Gap between two windows, in px. */
export const gap = 16;

/** A window as it is drawn. */
export interface DrawnWindow {
  /** Inside, in px. */
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** Minimum inner height of a window, in px; below it a page is hardly usable. */
const leastHeight = 560;
/** Smallest scale of a window, unless the space is even narrower. */
const leastScale = 0.55;

/**
 * How windows are drawn side by side: at one scale, at most full size, and as wide as the space allows.
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
    /* A phone keeps its height where possible; a desktop's height fills the space. */
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
