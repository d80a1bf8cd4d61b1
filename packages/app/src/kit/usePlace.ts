import { useTranslations } from "@foyer/ui/words";
import { useServices } from "../services/services.ts";

/**
 * The brand's regulator, and where to find help.
 *
 * @example const { regulator, helpLines } = usePlace();
 */
export function usePlace() {
  const t = useTranslations();
  const { brand } = useServices();
  const { regulator, licenceUrl, ageMark, helpLines } = brand.jurisdiction;
  return {
    regulator:
      regulator === undefined
        ? undefined
        : {
            label: t("place.regulator", { name: regulator }),
            ...(licenceUrl !== undefined && { href: licenceUrl }),
          },
    helpLines,
    /** Label of the help lines. */
    helpLabel: t("place.helpLines"),
    /** The age on the age mark. */
    age: ageMark === undefined ? brand.age.terms : Number.parseInt(ageMark, 10),
  };
}
