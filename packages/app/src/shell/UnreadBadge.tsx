import { useTranslations } from "@foyer/ui/words";
import { CountBadge } from "@foyer/ui/badge";
import { useUnreadCount } from "../kit/memberFacts.ts";

/** The number of unread messages, on whatever leads to the account; nothing if there are none. */
export function UnreadBadge() {
  const t = useTranslations();
  const count = useUnreadCount();
  return <CountBadge count={count} label={t("member.unread", { count })} />;
}
