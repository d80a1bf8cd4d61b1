import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { helpQuery } from "../../kit/content/helpQuery.ts";
import { useServices } from "../../services/services.ts";

/** The help terms in the visitor's language, in the editor's order; the footer uses the same query (SUP-05). */
export function useHelpTerms() {
  const services = useServices();
  const { language } = useLanguage();
  return useQuery({ ...helpQuery(services, language.code), select: inOrder });
}

const inOrder = <T extends { readonly sort: number }>(terms: readonly T[]) =>
  terms.toSorted((one, other) => one.sort - other.sort);

/** Address of a term, suitable for sharing. */
export const helpAddress = (id: string): string =>
  `/help#${encodeURIComponent(id)}`;

/**
 * The term that a hash names: any hash is accepted, and one that names no term leads to the start of the help
 * (OPN-22).
 *
 * @example termOf("#limits", terms) // "limits"
 */
export function termOf(
  hash: string,
  terms: readonly { readonly id: string }[],
): string | undefined {
  const raw = hash.slice(1);
  let wanted = raw;
  try {
    wanted = decodeURIComponent(raw);
  } catch {
    // The hash was typed manually and cannot be decoded: used as it is.
  }
  return terms.find(({ id }) => id === wanted)?.id;
}
