/**
 * Hides an element visually but not from screen readers. For use in a style rule, where `VisuallyHidden` cannot be
 * used.
 */
export const unseen = {
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  margin: "-1px",
  padding: 0,
  border: 0,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;
