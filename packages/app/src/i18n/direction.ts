const rightToLeft = /^(ar|fa|ur|he)\b/i;

/**
 * Which way a language is written (LNG-07). Alone in its file: the build asks too.
 *
 * @example directionOf({ tag: "fa-IR" }) // "rtl"
 */
export function directionOf({ tag }: { readonly tag: string }): "ltr" | "rtl" {
  return rightToLeft.test(tag) ? "rtl" : "ltr";
}
