/** Takes something from sight and leaves it to be heard; for a rule of its own, where `VisuallyHidden` cannot stand. */
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
