import { jurisdiction } from "virtual:brand/legal";
import { useTranslations } from "@foyer/ui/words";
import { useServices } from "../services/services.ts";

/**
 * Whose rules the brand plays by, and who helps. Only what is fetched after the first screen may use it.
 *
 * @example const { regulator, helpLines } = usePlace();
 */
export function usePlace() {
  const t = useTranslations();
  const { brand } = useServices();
  // As with the legal lines: a build's brand has none of its own.
  const { regulator, licenceUrl, ageMark, helpLines } =
    brand.legal.rights === "" ? jurisdiction : brand.jurisdiction;
  return {
    regulator:
      regulator === undefined
        ? undefined
        : {
            label: t("place.regulator", { name: regulator }),
            ...(licenceUrl !== undefined && { href: licenceUrl }),
          },
    helpLines,
    /** Words before the help lines. */
    helpLabel: t("place.helpLines"),
    /** Age of the mark. */
    age: ageMark === undefined ? brand.age.terms : Number.parseInt(ageMark, 10),
  };
}
