/** Text colours, by meaning. */
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
