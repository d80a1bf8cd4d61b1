import { useTranslations } from "@foyer/ui/words";
import { FooterChoice } from "@foyer/ui/footer";
import { useConsent } from "./consent.ts";

/** Withdraws the answer, which stops measuring immediately, and asks again. */
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
