const rightToLeft = /^(ar|fa|ur|he)\b/i;

/**
 * The writing direction of a language, unless the brand overrides it (LNG-07). In a file of its own because the build
 * needs it too.
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
