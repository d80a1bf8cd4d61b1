import { useMemo } from "react";
import { defineMessages, useIntl } from "react-intl";
import { CountBadge } from "@foyer/ui/badge";
import type { CentreGroup } from "@foyer/ui/centre-panel";
import { useMemberBadges } from "./useMemberBadges.ts";
import {
  isThere,
  memberPages,
  type MemberPageFacts,
  type MemberPageGroup,
} from "./memberPages.ts";

const messages = defineMessages<{
  account: {};
  money: {};
  records: {};
  rewards: {};
  waiting: { count: number };
}>({
  account: {
    id: "centre.group.account",
    defaultMessage: "Account",
    description: "Pages of the member centre about the account itself",
  },
  money: {
    id: "centre.group.money",
    defaultMessage: "Money",
    description: "Pages of the member centre that move money",
  },
  records: {
    id: "centre.group.records",
    defaultMessage: "Records",
    description: "Pages of the member centre that list what has been",
  },
  rewards: {
    id: "centre.group.rewards",
    defaultMessage: "Rewards and messages",
    description: "Pages of the member centre with rewards and messages",
  },
  waiting: {
    id: "centre.badge.waiting",
    defaultMessage: "{count, plural, one {# waits} other {# wait}}",
    description: "Spoken with the figure at an entry of the member centre",
  },
});

const order = [
  "account",
  "money",
  "records",
  "rewards",
] as const satisfies readonly MemberPageGroup[];

/** The list of the centre's pages for this member, with a figure where something waits (MEM-16). */
export function useMemberGroups(facts: MemberPageFacts): CentreGroup[] {
  const { formatMessage } = useIntl();
  const badges = useMemberBadges();
  return useMemo(
    () =>
      order
        .map((group) => ({
          key: group,
          label: formatMessage(messages[group]),
          items: Object.entries(memberPages)
            .filter(
              ([, page]) =>
                page.group === group && isThere(page, facts) === true,
            )
            .map(([key, { label, icon }]) => {
              const count = badges[key] ?? 0;
              return {
                key,
                icon,
                label: formatMessage(label),
                badge: (
                  <CountBadge
                    count={count}
                    label={formatMessage(messages.waiting, { count })}
                  />
                ),
              };
            }),
        }))
        .filter(({ items }) => items.length > 0),
    [badges, facts, formatMessage],
  );
}
