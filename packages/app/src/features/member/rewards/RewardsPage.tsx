import { useState } from "react";
import { defineMessages, useIntl } from "react-intl";
import { Tabs } from "@foyer/ui/tabs";
import { ActivitiesList } from "./ActivitiesList.tsx";
import { RewardsList } from "./RewardsList.tsx";

const messages = defineMessages({
  parts: {
    id: "rewards.parts",
    defaultMessage: "Parts of the reward centre",
    description: "Name of the tabs of the reward centre",
  },
  rewards: {
    id: "rewards.tab.rewards",
    defaultMessage: "Rewards",
    description: "Tab of the reward centre",
  },
  activities: {
    id: "rewards.tab.activities",
    defaultMessage: "Activities",
    description: "Tab of the reward centre: what a member can apply for",
  },
});

/** The reward centre: what can be claimed, and the activities that one can apply for (MEM-11). */
export default function RewardsPage() {
  const { formatMessage } = useIntl();
  const [part, setPart] = useState("rewards");
  return (
    <Tabs
      label={formatMessage(messages.parts)}
      selected={part}
      onSelect={setPart}
      items={[
        {
          key: "rewards",
          label: formatMessage(messages.rewards),
          content: <RewardsList />,
        },
        {
          key: "activities",
          label: formatMessage(messages.activities),
          content: <ActivitiesList />,
        },
      ]}
    />
  );
}
