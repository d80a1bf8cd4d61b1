import { useTranslations } from "@foyer/ui/words";
import { CountBadge } from "@foyer/ui/badge";
import { useUnreadCount } from "../kit/memberFacts.ts";

/** How many messages wait, at what leads to the account; nothing where there are none. */
export function UnreadBadge() {
  const t = useTranslations();
  const count = useUnreadCount();
  return <CountBadge count={count} label={t("member.unread", { count })} />;
}
