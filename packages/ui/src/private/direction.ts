/**
 * The direction the page is read in, for parts that ask for it by name.
 *
 * @example <Tabs.Root dir={readDirection()}>
 */
export function readDirection(): "ltr" | "rtl" {
  return typeof document !== "undefined" &&
    document.documentElement.dir === "rtl"
    ? "rtl"
    : "ltr";
}
