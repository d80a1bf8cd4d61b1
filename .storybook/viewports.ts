const screen = (
  name: string,
  width: number,
  height: number,
  type: "mobile" | "tablet" | "desktop",
) => ({
  name: `${name}, ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
});

/** The widths at which a screen is viewed. */
export const viewports = {
  small: screen("Small phone", 320, 640, "mobile"),
  phone: screen("Phone", 390, 844, "mobile"),
  tablet: screen("Tablet", 768, 1024, "tablet"),
  laptop: screen("Laptop", 1280, 800, "desktop"),
  desktop: screen("Desktop", 1680, 1050, "desktop"),
} as const;
