const local = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]+$/;
const label = /^[A-Za-z0-9-]+$/;
const letters = /^[A-Za-z]+$/;

const isTopLevel = (text: string): boolean =>
  text.length > 1 && (letters.test(text) || text.startsWith("xn--"));

const isLabel = (text: string): boolean =>
  text.length <= 63 &&
  label.test(text) &&
  !text.startsWith("-") &&
  !text.endsWith("-");

/**
 * Whether a text has the usual form of an e-mail address: no quotes, no comments, a domain with at least two parts.
 * The standard allows "mira@io", but no player has such an address, and a name without its ending ("mira@gmail") is a
 * typo that would cost its owner the recovery of the account. Parsed without a regular expression, so that the time
 * is linear in the length.
 */
export function isEmail(text: string): boolean {
  if (text.length > 254) return false;
  const at = text.indexOf("@");
  const name = text.slice(0, at);
  if (at < 1 || at > 64 || !local.test(name)) return false;
  if (name.startsWith(".") || name.endsWith(".") || name.includes(".."))
    return false;
  const labels = text.slice(at + 1).split(".");
  const last = labels.at(-1) ?? "";
  return labels.length > 1 && isTopLevel(last) && labels.every(isLabel);
}
