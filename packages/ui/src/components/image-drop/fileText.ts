import type { IntlShape } from "react-intl";

/* Characters that change the text direction, so that an ".exe" can look like a ".png", and invisible characters. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const longest = 80;

/**
 * A file name for display and screen readers: without direction marks and invisible characters; a long one keeps its
 * end.
 *
 * @example shownName("photo\u202Egnp.exe") // "photognp.exe"
 */
export function shownName(name: string): string {
  const seen = [...name.slice(-10 * longest).replace(unseen, "")];
  const full = seen.length <= longest && name.length <= 10 * longest;
  if (full) return seen.join("");
  return `${[...name.slice(0, 200).replace(unseen, "")].slice(0, longest / 2).join("")}…${seen.slice(-longest / 2).join("")}`;
}

const units = ["byte", "kilobyte", "megabyte"] as const;

/**
 * A number of bytes in the reader's format.
 *
 * @example sizeText(intl, 5 * 1024 * 1024) // "5 MB"
 */
export function sizeText(intl: IntlShape, bytes: number): string {
  const step = bytes < 1024 ? 0 : bytes < 1024 ** 2 ? 1 : 2;
  return intl.formatNumber(bytes / 1024 ** step, {
    style: "unit",
    unit: units[step] ?? "byte",
    unitDisplay: "short",
    maximumFractionDigits: step === 2 ? 1 : 0,
  });
}
