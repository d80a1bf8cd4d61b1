import { useState, type ReactNode } from "react";
import { useTranslations } from "@foyer/ui/words";
import { Tabs } from "@foyer/ui/tabs";
import type { Reward } from "@foyer/platform/calls";
import { Button } from "@foyer/ui/button";
import { DateTime } from "@foyer/ui/date-time";
import { EmptyState } from "@foyer/ui/empty-state";
import { Pager } from "@foyer/ui/pager";
import { RewardCard, RewardCardSkeleton } from "@foyer/ui/reward-card";
import { Stack } from "@foyer/ui/stack";
import { Heading } from "@foyer/ui/text";
import { ActivitiesList } from "./ActivitiesList.tsx";
import { useSession } from "../../actors/actors.ts";
import { useServices } from "../../services/services.ts";
import { localZone } from "../../kit/localZone.ts";
import { PointsMallButton } from "../../kit/parts/PointsMallButton.tsx";
import { Loaded } from "../../kit/reading/Loaded.tsx";
import { useCentreWays } from "../../kit/centre/ways.ts";
import { PrizeDelivery } from "./PrizeDelivery.tsx";
import { useRewards } from "./queries.ts";
import { useClaim } from "./useClaim.ts";

/** The reward centre: rewards to claim, and activities to apply for (MEM-11). */
export default function RewardsPage() {
  const t = useTranslations();
  const [part, setPart] = useState("rewards");
  return (
    <Stack gap="x6">
      <Tabs
        label={t("rewards.parts")}
        selected={part}
        onSelect={setPart}
        items={[
          {
            key: "rewards",
            label: t("rewards.tab.rewards"),
            content: <RewardsList />,
          },
          {
            key: "activities",
            label: t("rewards.tab.activities"),
            content: <ActivitiesList />,
          },
        ]}
      />
      <PointsMallButton />
    </Stack>
  );
}

/** Rows on a page. */
const pageSize = 20;

const messages = {
  BONUS: "rewards.kind.bonus",
  RAFFLE: "rewards.kind.raffle",
  REFERRAL: "rewards.kind.referral",
  RED_ENVELOPE: "rewards.kind.redEnvelope",
  unknown: "rewards.kind.unknown",
} as const;

/** Rewards that can be claimed, and below them those already claimed (RWD-01, RWD-02). */
function RewardsList() {
  const t = useTranslations();
  const { member } = useSession();
  const { open: openPage } = useCentreWays();
  const query = useRewards();
  const { claim, isClaiming, problemOf } = useClaim();

  const card = (reward: Reward) => {
    const { id, kind, title, amount, status, prize, claimedAt } = reward;
    const { delivery } = reward;
    const ready = status === "READY";
    const problem = problemOf(id);
    return (
      <RewardCard
        title={title}
        note={
          claimedAt ? (
            <DateTime at={claimedAt} timeZone={localZone()} />
          ) : (
            t(messages[kind])
          )
        }
        icon={kind === "RAFFLE" ? "star" : "gift"}
        symbol={member?.currencySymbol ?? ""}
        state={ready ? "ready" : "claimed"}
        loading={isClaiming(id)}
        onClaim={() => claim({ id, raffle: kind === "RAFFLE" })}
        {...(prize !== "" && { prize })}
        {...(amount && prize === "" && { amount })}
        {...(ready && problem !== undefined && { error: problem })}
        {...(delivery && {
          details: <PrizeDelivery id={id} prize={prize} delivery={delivery} />,
        })}
      />
    );
  };

  return (
    <Loaded
      query={query}
      level={2}
      pending={
        <Stack gap="x3">
          <RewardCardSkeleton />
          <RewardCardSkeleton />
          <RewardCardSkeleton />
        </Stack>
      }
    >
      {({ list }) => {
        const ready = list.filter(({ status }) => status === "READY");
        // A status that this version does not know cannot be claimed either.
        const claimed = list.filter(({ status }) => status !== "READY");
        return (
          <Stack gap="x6">
            {ready.length === 0 ? (
              <EmptyState
                level={2}
                picture="gift"
                title={t("rewards.none")}
                action={
                  <Button onClick={() => openPage("missionLeaderboard")}>
                    {t("rewards.missions")}
                  </Button>
                }
              >
                {t("rewards.none.text")}
              </EmptyState>
            ) : (
              <RewardsPart
                title={t("rewards.ready")}
                rewards={ready}
                pagerLabel={t("rewards.ready.pages")}
              >
                {card}
              </RewardsPart>
            )}
            {claimed.length > 0 && (
              <RewardsPart
                title={t("rewards.claimed")}
                rewards={claimed}
                pagerLabel={t("rewards.claimed.pages")}
              >
                {card}
              </RewardsPart>
            )}
          </Stack>
        );
      }}
    </Loaded>
  );
}

interface RewardsPartProps {
  readonly title: string;
  readonly rewards: readonly Reward[];
  /** Accessible name of the pager. */
  readonly pagerLabel: string;
  readonly children: (reward: Reward) => ReactNode;
}

/** Rewards that are already loaded in full, shown page by page. */
function RewardsPart(props: RewardsPartProps) {
  const { title, rewards, pagerLabel, children } = props;
  const { brand } = useServices();
  const [wanted, setWanted] = useState(1);
  const pages = Math.ceil(rewards.length / pageSize);
  // The list may have become shorter than the page that was open.
  const page = Math.max(1, Math.min(wanted, pages));
  const shown = rewards.slice((page - 1) * pageSize, page * pageSize);
  return (
    <Stack as="section" gap="x3">
      <Heading level={2} size="section">
        {title}
      </Heading>
      <Stack gap="x4">
        <Stack as="ul" gap="x3">
          {shown.map((reward) => (
            <li key={reward.id}>{children(reward)}</li>
          ))}
        </Stack>
        <Pager
          label={pagerLabel}
          page={page}
          pages={pages}
          range={brand.layout.pager.links}
          onPage={setWanted}
        />
      </Stack>
    </Stack>
  );
}
