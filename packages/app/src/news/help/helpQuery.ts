import { useQuery } from "@tanstack/react-query";
import { helpCenter } from "@foyer/platform/calls";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { useServices } from "../../services/services.ts";

/** The help's terms in the reader's language, in the editor's order; the footer reads the same (SUP-05). */
export function useHelpTerms() {
  const { client } = useServices();
  const { language } = useLanguage();
  return useQuery({
    queryKey: ["content", "helpCenter", { language: language.code }],
    queryFn: ({ signal }) =>
      client.call(
        helpCenter,
        { lang: language.code, device: "WEB" },
        { signal },
      ),
    select: inOrder,
  });
}

const inOrder = <T extends { readonly sort: number }>(terms: readonly T[]) =>
  terms.toSorted((one, other) => one.sort - other.sort);
