import { useMemo } from "react";
import { useTranslations } from "@foyer/ui/words";
import { CountBadge } from "@foyer/ui/badge";
import type { CentreGroup } from "@foyer/ui/centre-panel";
import { useMemberBadges } from "./useMemberBadges.ts";
import {
  isThere,
  memberPages,
  type MemberPageFacts,
  type MemberPageGroup,
} from "./memberPages.ts";

const messages = {
  account: "centre.group.account",
  money: "centre.group.money",
  records: "centre.group.records",
  rewards: "centre.group.rewards",
  waiting: "centre.badge.waiting",
} as const;

const order = [
  "account",
  "money",
  "records",
  "rewards",
] as const satisfies readonly MemberPageGroup[];

/** The list of the centre's pages for this member, with a figure where something waits (MEM-16). */
export function useMemberGroups(facts: MemberPageFacts): CentreGroup[] {
  const t = useTranslations();
  const badges = useMemberBadges();
  return useMemo(
    () =>
      order
        .map((group) => ({
          key: group,
          label: t(messages[group]),
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
                label: t(label),
                badge: (
                  <CountBadge
                    count={count}
                    label={t(messages.waiting, { count })}
                  />
                ),
              };
            }),
        }))
        .filter(({ items }) => items.length > 0),
    [badges, facts, t],
  );
}
