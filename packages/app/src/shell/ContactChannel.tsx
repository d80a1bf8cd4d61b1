import { defineMessages, useIntl } from "react-intl";
import { ContactButton } from "@foyer/ui/contact-button";
import { useServices } from "../services/services.ts";
import { useSite } from "../services/siteContext.ts";
import { officialChannel } from "./menuLinks.ts";
import { useRouteRecord } from "../navigation/useRouteRecord.ts";

const messages = defineMessages({
  place: {
    id: "contact.place",
    defaultMessage: "Contact",
    description: "Name of the part of the page that holds a floating button",
  },
  telegram: {
    id: "contact.telegram",
    defaultMessage: "Find us on Telegram",
    description: "Floating button that leads to the house's Telegram channel",
  },
});

/**
 * The floating way to the house's Telegram channel, where there is one (SID-12): in the page's margin or at its end, so
 * that it lies on nothing. A member's own pages do without it; the footer and the menu have it there too.
 */
export function ContactChannel() {
  const { formatMessage } = useIntl();
  const { brand } = useServices();
  const { resources } = useSite().permission;
  const href = officialChannel("TELEGRAM", resources, brand);
  const ofMember = useRouteRecord()?.access === "member";
  if (href === undefined || ofMember) return null;
  return (
    <aside aria-label={formatMessage(messages.place)}>
      <ContactButton
        channel="TELEGRAM"
        label={formatMessage(messages.telegram)}
        href={href}
      />
    </aside>
  );
}
