import { asciiDigits } from "../../private/typing/asciiDigits.ts";
import { withoutMarks } from "../../private/typing/invisible.ts";
import { amountMarks } from "./amountMarks.ts";

/** Longer than any amount with its grouping; longer text is not parsed. */
const longest = 96;

export interface AmountReading {
  /** Used only where a separator is ambiguous. */
  locale: string;
  /**
   * The field's own currency, which may come before or after the amount; with another currency the text is not an
   * amount.
   */
  symbol?: string;
}

/**
 * Parses a typed or pasted amount; returns undefined when it is not an amount, "" when there is nothing.
 *
 * Digits of every script are accepted. Spaces, apostrophes and the Arabic thousands separator separate groups; the
 * Arabic decimal separator is always the decimal separator. For points and commas:
 * 1. if both occur, the last one is the decimal separator: "1.234,56", "1,234.56";
 * 2. one that occurs several times separates groups: "1.234.567";
 * 3. one that occurs once is the decimal separator, unless it could separate groups: one to three digits before it (the
 *    first not 0), three after it and no other group separator, as in "1.234". Then the locale decides: its decimal
 *    separator is the decimal separator, the other separates groups.
 * Groups must have three digits, or two as in "12,34,567"; anything else is not an amount.
 *
 * @example readAmount("RM 1 234.50", { locale: "ms", symbol: "RM" }) // "1234.50"
 * @example readAmount("1.234", { locale: "id" }) // "1234"
 * @example readAmount("1.234", { locale: "en" }) // "1.234"
 */
export function readAmount(
  text: string,
  { locale, symbol = "" }: AmountReading,
): string | undefined {
  if (text.length > longest) return undefined;
  const body = plainMarks(withoutSymbol(withoutMarks(text).trim(), symbol));
  if (body === "") return "";
  if (!/^[\d., '٬٫]+$/.test(body) || !/\d/.test(body)) return undefined;
  const at = decimalAt(body, plainMarks(amountMarks(locale).decimal));
  const whole = withoutGroups(at < 0 ? body : body.slice(0, at), body[at]);
  const fraction = at < 0 ? "" : body.slice(at + 1);
  if (whole === undefined || !/^\d{0,18}$/.test(fraction)) return undefined;
  const shortest = whole.replace(/^0+(?=\d)/, "");
  if (shortest.length > 30) return undefined;
  return fraction === "" ? shortest : `${shortest}.${fraction}`;
}

function withoutSymbol(text: string, symbol: string): string {
  const size = symbol.length;
  if (size === 0) return text;
  const isIt = (part: string) => part.toLowerCase() === symbol.toLowerCase();
  if (isIt(text.slice(0, size))) return text.slice(size).trim();
  if (isIt(text.slice(-size))) return text.slice(0, -size).trim();
  return text;
}

/** Maps each separator, in all its forms, to one character. */
function plainMarks(text: string): string {
  return asciiDigits(text)
    .replace(/[\u060c\uff0c\u3001]/g, ",")
    .replace(/[\uff0e\u3002\uff61]/g, ".")
    .replace(/[\u2018\u2019\u02bc\uff07\u00b4`]/g, "'")
    .replace(/\s/g, " ");
}

function decimalAt(body: string, localeDecimal: string): number {
  const arabic = body.lastIndexOf("٫");
  if (arabic >= 0) return arabic;
  const [dot, comma] = [body.lastIndexOf("."), body.lastIndexOf(",")];
  const last = Math.max(dot, comma);
  if (last < 0 || Math.min(dot, comma) >= 0) return last;
  const mark = body.charAt(last);
  if (body.indexOf(mark) !== last) return -1;
  const couldGroup = /^[1-9]\d{0,2}[.,]\d{3}$/.test(body);
  return couldGroup && mark !== localeDecimal ? -1 : last;
}

function withoutGroups(
  whole: string,
  decimal: string | undefined,
): string | undefined {
  const [group, ...others] = new Set(whole.replace(/\d/g, ""));
  if (group === undefined) return whole === "" ? "0" : whole;
  if (others.length > 0 || group === decimal) return undefined;
  const wellGrouped =
    /^[1-9]\d{0,2}(?:\D\d{3})+$|^[1-9]\d?(?:\D\d{2})*\D\d{3}$/;
  return wellGrouped.test(whole) ? whole.split(group).join("") : undefined;
}
