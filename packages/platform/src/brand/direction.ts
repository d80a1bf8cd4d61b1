const rightToLeft = /^(ar|fa|ur|he)\b/i;

/**
 * Which way a language is written, unless a brand says so itself (LNG-07). Alone in its file: the build asks too.
 *
 * @example directionOf({ tag: "fa-IR" }) // "rtl"
 */
export function directionOf({
  tag,
  direction,
}: {
  readonly tag: string;
  readonly direction?: "ltr" | "rtl" | undefined;
}): "ltr" | "rtl" {
  return direction ?? (rightToLeft.test(tag) ? "rtl" : "ltr");
}
