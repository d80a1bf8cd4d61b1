import type { ResponseOf } from "@foyer/platform/call";
import type { helpCenter } from "@foyer/platform/calls";
import type { HelpTerm } from "@foyer/ui/help-centre";

/** The terms as the component takes them. */
export const toTerms = (
  terms: ResponseOf<typeof helpCenter> = [],
): readonly HelpTerm[] =>
  terms.map(({ id, title, content }) => ({ id, title, html: content }));

/** Address of a term: it can be sent to somebody. */
export const helpAddress = (id: string): string =>
  `/help#${encodeURIComponent(id)}`;

/**
 * The term that a hash names: any hash may be one, and one that names none is the start of the help (OPN-22).
 *
 * @example termOf("#limits", terms) // "limits"
 */
export function termOf(
  hash: string,
  terms: readonly HelpTerm[],
): string | undefined {
  const raw = hash.slice(1);
  let wanted = raw;
  try {
    wanted = decodeURIComponent(raw);
  } catch {
    // Somebody wrote it by hand: taken as it stands.
  }
  return terms.find(({ id }) => id === wanted)?.id;
}
