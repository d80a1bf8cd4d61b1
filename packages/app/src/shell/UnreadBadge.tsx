import { defineMessages, useIntl } from "react-intl";
import { CountBadge } from "@foyer/ui/badge";
import { useUnreadCount } from "../shared/memberFacts.ts";

const messages = defineMessages<{ unread: { count: number } }>({
  unread: {
    id: "member.unread",
    defaultMessage:
      "{count, plural, one {# unread message} other {# unread messages}}",
    description:
      "How many messages the member has not read; spoken with the figure at the account's entry",
  },
});

/** How many messages wait, at what leads to the account; nothing where there are none. */
export function UnreadBadge() {
  const { formatMessage } = useIntl();
  const count = useUnreadCount();
  return (
    <CountBadge
      count={count}
      label={formatMessage(messages.unread, { count })}
    />
  );
}
