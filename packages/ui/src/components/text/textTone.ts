/** What the colour of text can mean. */
export type TextTone =
  | "primary"
  | "quiet"
  | "disabled"
  | "accent"
  | "success"
  | "warning"
  | "danger"
  | "info"
  | "prize"
  | "inherit";
