import type { ButtonHTMLAttributes } from "react";

/**
 * The attributes of a `<button>` that our buttons do not set themselves: forms, ARIA, data and the events that overlays
 * pass on.
 */
export type NativeButtonProps = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  | "className"
  | "style"
  | "children"
  | "disabled"
  | "onClick"
  | "dangerouslySetInnerHTML"
  | "color"
>;
