/**
 * The reading direction of the page, for components that need it as a prop.
 *
 * @example <Tabs.Root dir={readDirection()}>
 */
export function readDirection(): "ltr" | "rtl" {
  return typeof document !== "undefined" &&
    document.documentElement.dir === "rtl"
    ? "rtl"
    : "ltr";
}
