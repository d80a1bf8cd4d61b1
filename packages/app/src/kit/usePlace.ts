import { jurisdiction } from "virtual:brand/legal";
import { useTranslations } from "@foyer/ui/words";
import { useServices } from "../services/services.ts";

/** What a brand says of the place whose rules it plays by, in words and with addresses. */
interface Place {
  readonly regulator:
    { readonly label: string; readonly href?: string } | undefined;
  readonly helpLines: readonly {
    readonly name: string;
    readonly url: string;
  }[];
  /** Words before the help lines. */
  readonly helpLabel: string;
  /** Age of the mark. */
  readonly age: number;
}

/**
 * Whose rules the brand plays by, and who helps. Only what is fetched after the first screen may use it.
 *
 * @example const { regulator, helpLines } = usePlace();
 */
export function usePlace(): Place {
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
    helpLabel: t("place.helpLines"),
    age: ageMark === undefined ? brand.age.terms : Number.parseInt(ageMark, 10),
  };
}
