import { defineMessages, useIntl } from "react-intl";
import { FooterChoice } from "@foyer/ui/footer";
import { useConsent } from "./consent.ts";

const messages = defineMessages({
  choice: {
    id: "footer.cookieChoice",
    defaultMessage: "Cookie choice",
    description:
      "Entry in the footer that takes back the answer to the measuring of visits, and asks again",
  },
});

/** Takes the answer back, which stops the measuring at once, and asks anew. */
export default function CookieChoice() {
  const { formatMessage } = useIntl();
  const [, keep] = useConsent();
  return (
    <FooterChoice
      label={formatMessage(messages.choice)}
      onPress={() => keep(undefined)}
    />
  );
}
