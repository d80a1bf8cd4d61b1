import { jurisdiction } from "virtual:brand/legal";
import { defineMessages, useIntl } from "react-intl";
import { useServices } from "../services/services.ts";

const messages = defineMessages<{
  regulator: { name: string };
  helpLines: {};
}>({
  regulator: {
    id: "place.regulator",
    defaultMessage: "Regulated by {name}",
    description:
      "Line beside the licence, links to the regulator; name: the authority that grants it",
  },
  helpLines: {
    id: "place.helpLines",
    defaultMessage: "Independent help with gambling:",
    description:
      "Before the names of organisations that help people who gamble too much",
  },
});

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
  const { formatMessage } = useIntl();
  const { brand } = useServices();
  // As with the legal lines: a build's brand has none of its own.
  const { regulator, licenceUrl, ageMark, helpLines } =
    brand.legal.rights === "" ? jurisdiction : brand.jurisdiction;
  return {
    regulator:
      regulator === undefined
        ? undefined
        : {
            label: formatMessage(messages.regulator, { name: regulator }),
            ...(licenceUrl !== undefined && { href: licenceUrl }),
          },
    helpLines,
    helpLabel: formatMessage(messages.helpLines),
    age: ageMark === undefined ? brand.age.terms : Number.parseInt(ageMark, 10),
  };
}
