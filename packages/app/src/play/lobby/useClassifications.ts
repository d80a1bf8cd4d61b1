import { useQuery } from "@tanstack/react-query";
import type { CategoryCode } from "@foyer/platform/brand";
import { classificationsIn } from "@foyer/platform/domain";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { useServices } from "../../services/services.ts";
import { lobbyQuery } from "../../kit/catalogue/queries.ts";

/**
 * The kinds of games that a category has, of one vendor or of `ALL`; none while the lobby is not known.
 *
 * @example const kinds = useClassifications("RNG", "ALL");
 */
export function useClassifications(
  category: CategoryCode,
  vendor: string,
): readonly string[] {
  const services = useServices();
  const { language } = useLanguage();
  const { data } = useQuery(lobbyQuery(services, language.code));
  const lane = data?.mappingVendor.get(category);
  const bingo = services.brand.bingoLanguages.includes(language.code);
  return lane ? classificationsIn(lane, { vendor, bingo }) : [];
}
