import { defineMessages, useIntl } from "react-intl";
import type { Reward } from "@foyer/platform/calls";
import { Button } from "@foyer/ui/button";
import { DateTime } from "@foyer/ui/date-time";
import { EmptyState } from "@foyer/ui/empty-state";
import { RewardCard, RewardCardSkeleton } from "@foyer/ui/reward-card";
import { Stack } from "@foyer/ui/stack";
import { Heading } from "@foyer/ui/text";
import { useSession } from "../../../actors/actors.ts";
import { localZone } from "../../../shared/localZone.ts";
import { Loaded } from "../../../shared/reading/Loaded.tsx";
import { errorText } from "../../../shared/words/errors.ts";
import { useOpenMemberPage } from "../memberCentreContext.ts";
import { PagedList } from "./PagedList.tsx";
import { useRewards } from "./queries.ts";
import { useClaim } from "./useClaim.ts";

const messages = defineMessages({
  ready: {
    id: "rewards.ready",
    defaultMessage: "To claim",
    description: "Heading of the rewards that wait to be claimed",
  },
  claimed: {
    id: "rewards.claimed",
    defaultMessage: "Claimed",
    description: "Heading of the rewards that were claimed",
  },
  none: {
    id: "rewards.none",
    defaultMessage: "Nothing waits to be claimed",
    description: "Heading where there is no reward to claim",
  },
  noneText: {
    id: "rewards.none.text",
    defaultMessage:
      "Rewards of missions, activities and invitations stand here. They stay until you claim them.",
    description: "Under the news that there is no reward",
  },
  missions: {
    id: "rewards.missions",
    defaultMessage: "See the missions",
    description: "Button that leads to the missions",
  },
  readyPages: {
    id: "rewards.ready.pages",
    defaultMessage: "Pages of rewards to claim",
    description: "Name of a pager",
  },
  claimedPages: {
    id: "rewards.claimed.pages",
    defaultMessage: "Pages of claimed rewards",
    description: "Name of a pager",
  },
  BONUS: {
    id: "rewards.kind.bonus",
    defaultMessage: "Bonus",
    description: "Kind of a reward",
  },
  RAFFLE: {
    id: "rewards.kind.raffle",
    defaultMessage: "Draw: the prize is known once you claim it",
    description: "Kind of a reward: a prize that is drawn",
  },
  REFERRAL: {
    id: "rewards.kind.referral",
    defaultMessage: "For a friend you invited",
    description: "Kind of a reward",
  },
  RED_ENVELOPE: {
    id: "rewards.kind.redEnvelope",
    defaultMessage: "Red envelope",
    description: "Kind of a reward: money that the house gives on an occasion",
  },
  unknown: {
    id: "rewards.kind.unknown",
    defaultMessage: "Reward",
    description: "A reward of a kind that the site does not know",
  },
});

/** What may be claimed, and below it what was (RWD-01, RWD-02). */
export function RewardsList() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { member } = useSession();
  const openPage = useOpenMemberPage();
  const query = useRewards();
  const { claim, claiming, failureOfClaim } = useClaim();

  const card = (reward: Reward) => {
    const { id, kind, title, amount, status, prize, claimedAt } = reward;
    const ready = status === "READY";
    const failure = failureOfClaim(id);
    return (
      <RewardCard
        title={title}
        note={
          claimedAt ? (
            <DateTime at={claimedAt} timeZone={localZone()} />
          ) : (
            formatMessage(messages[kind])
          )
        }
        icon={kind === "RAFFLE" ? "star" : "gift"}
        symbol={member?.currencySymbol ?? ""}
        state={ready ? "ready" : "claimed"}
        loading={claiming === id}
        disabled={claiming !== undefined && claiming !== id}
        onClaim={() => claim({ id, raffle: kind === "RAFFLE" })}
        {...(prize !== "" && { prize })}
        {...(amount && prize === "" && { amount })}
        {...(ready && failure && { error: errorText(intl, failure) })}
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
        // What this version does not know cannot be claimed either.
        const claimed = list.filter(({ status }) => status !== "READY");
        return (
          <Stack gap="x6">
            {ready.length === 0 ? (
              <EmptyState
                level={2}
                picture="gift"
                title={formatMessage(messages.none)}
                action={
                  <Button onClick={() => openPage("missionLeaderboard")}>
                    {formatMessage(messages.missions)}
                  </Button>
                }
              >
                {formatMessage(messages.noneText)}
              </EmptyState>
            ) : (
              <Stack as="section" gap="x3">
                <Heading level={2} size="section">
                  {formatMessage(messages.ready)}
                </Heading>
                <PagedList
                  items={ready}
                  pagerLabel={formatMessage(messages.readyPages)}
                >
                  {card}
                </PagedList>
              </Stack>
            )}
            {claimed.length > 0 && (
              <Stack as="section" gap="x3">
                <Heading level={2} size="section">
                  {formatMessage(messages.claimed)}
                </Heading>
                <PagedList
                  items={claimed}
                  pagerLabel={formatMessage(messages.claimedPages)}
                >
                  {card}
                </PagedList>
              </Stack>
            )}
          </Stack>
        );
      }}
    </Loaded>
  );
}
