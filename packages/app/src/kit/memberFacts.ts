import { unreadCount } from "@foyer/platform/calls";
import { unreadKey } from "./queryKeys.ts";
import { useMemberRead } from "./reading/useMemberRead.ts";

/** Number of unread messages; 0 while it is not known. A trial member has none (SES-11). */
export const useUnreadCount = (): number =>
  useMemberRead(unreadCount, unreadKey, {}, { whenReturned: true }).data
    ?.count ?? 0;
