import { useTranslations } from "@foyer/ui/words";
import { Button } from "@foyer/ui/button";
import { useSession } from "../../actors/actors.ts";
import { useUnreadCount } from "../../kit/memberFacts.ts";
import { usePointsMall } from "../../kit/usePointsMall.ts";
import { useModalActions } from "../../navigation/modals.ts";
import { useSite } from "../../services/siteContext.ts";
import { useMissions, useRewards } from "../../account/rewards/queries.ts";
import { useOwnContracts } from "../../team/own-contracts/useOwnContracts.ts";
import { Centre } from "./Centre.tsx";
import { memberPages } from "./memberPages.ts";
import type { CentrePlace } from "./places.ts";

const groups = {
  account: "centre.group.account",
  money: "centre.group.money",
  records: "centre.group.records",
  rewards: "centre.group.rewards",
} as const;

/** All pages for a member (MEM-01…15), with a badge where something needs an answer (MEM-16). */
export function MemberCentre({ place }: { readonly place: CentrePlace }) {
  const t = useTranslations();
  const { member } = useSession();
  const { flags } = useSite();
  const { open } = useModalActions();
  const mall = usePointsMall();
  const hasVip = member?.vipLabel !== undefined;
  const { any: hasContracts, waiting: contracts } = useOwnContracts();
  const messageV2 = useUnreadCount();
  const rewardCenter = useRewards().data?.count ?? 0;
  const missionLeaderboard = useMissions().data?.count ?? 0;
  return (
    <Centre
      place={place}
      pages={memberPages}
      facts={{ flags, hasVip, hasContracts }}
      label={t("centre.member")}
      groups={groups}
      links={mall && [{ ...mall, group: "rewards" }]}
      counts={{ messageV2, rewardCenter, contracts, missionLeaderboard }}
      waiting="centre.badge.waiting"
      balanceLabel={t("centre.balance")}
      detail={member?.vipLabel}
      firstZone="own"
      actions={({ open: openPage }) => (
        <>
          <Button tone="accent" onClick={() => openPage("depositv2")}>
            {t("centre.deposit")}
          </Button>
          <Button onClick={() => openPage("withdraw")}>
            {t("centre.withdraw")}
          </Button>
        </>
      )}
      footer={
        <Button
          variant="quiet"
          icon="logout"
          onClick={() => open({ name: "logout" })}
        >
          {t("centre.signOut")}
        </Button>
      }
    />
  );
}
