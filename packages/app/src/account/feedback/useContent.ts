import { useIntl } from "react-intl";
import { refusalOf, refusalText } from "@foyer/ui/pattern-field";
import { useServices } from "../../services/services.ts";

/** The text of a message to customer service: its rule, and the same limits for the field (FBK-02, FBK-03). */
export function useContent(label: string) {
  const intl = useIntl();
  const { max, min: wanted } = useServices().brand.feedback;
  // If a brand's limits contradict each other, nobody could write anything.
  const min = Math.min(wanted, max);
  return {
    rule: {
      label,
      problem: (content: string) => {
        const rule = { required: true, minLength: min, maxLength: max };
        const refusal = refusalOf(rule, content);
        return refusal && refusalText(intl, refusal);
      },
    },
    limits: {
      minLength: min,
      maxLength: max,
      limit: "soft",
      required: true,
    },
  } as const;
}
