import { useTranslations } from "@foyer/ui/words";
import { ContactButton } from "@foyer/ui/contact-button";
import { useServices } from "../services/services.ts";
import { useSite } from "../services/siteContext.ts";
import { officialChannel } from "./menuLinks.ts";
import { useRouteRecord } from "../navigation/useRouteRecord.ts";

/**
 * The floating way to the house's Telegram channel, where there is one (SID-12): in the page's margin or at its end, so
 * that it lies on nothing. A member's own pages do without it; the footer and the menu have it there too.
 */
export function ContactChannel() {
  const t = useTranslations();
  const { brand } = useServices();
  const { resources } = useSite().permission;
  const href = officialChannel("TELEGRAM", resources, brand);
  const ofMember = useRouteRecord()?.access === "member";
  if (href === undefined || ofMember) return null;
  return (
    <aside aria-label={t("contact.place")}>
      <ContactButton
        channel="TELEGRAM"
        label={t("contact.telegram")}
        href={href}
      />
    </aside>
  );
}
