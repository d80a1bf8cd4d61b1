import { useTranslations } from "@foyer/ui/words";
import { FooterChoice } from "@foyer/ui/footer";
import { useConsent } from "./consent.ts";

/** Takes the answer back, which stops the measuring at once, and asks anew. */
export default function CookieChoice() {
  const t = useTranslations();
  const [, keep] = useConsent();
  return (
    <FooterChoice
      label={t("footer.cookieChoice")}
      onPress={() => keep(undefined)}
    />
  );
}
