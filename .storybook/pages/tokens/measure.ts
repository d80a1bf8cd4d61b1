/** The red, green and blue of a CSS colour, as the browser paints it. */
function paint(color: string): readonly [number, number, number] {
  const canvas = document.createElement("canvas");
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return [0, 0, 0];
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

function luminance(color: string): number {
  const [red, green, blue] = paint(color).map((channel) => {
    const value = channel / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/**
 * Contrast of two CSS colours as WCAG 2.2 defines it.
 *
 * @example contrast("black", "white") // 21
 */
export function contrast(foreground: string, background: string): number {
  const [lighter = 0, darker = 0] = [
    luminance(foreground),
    luminance(background),
  ].sort((one, other) => other - one);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The current value of a CSS variable on the root. */
export function readVariable(name: string): string {
  return getComputedStyle(document.documentElement)
    .getPropertyValue(name)
    .trim();
}
