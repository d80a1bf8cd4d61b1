/** A step of the spacing scale: the number times 4 px. */
export type Gap =
  | "x0"
  | "x1"
  | "x2"
  | "x3"
  | "x4"
  | "x5"
  | "x6"
  | "x8"
  | "x10"
  | "x12"
  | "x16";
