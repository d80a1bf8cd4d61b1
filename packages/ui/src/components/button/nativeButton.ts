import type { ButtonHTMLAttributes } from "react";

/** What a `<button>` takes besides what our buttons decide: forms, ARIA, data and the events that overlays hand on. */
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
