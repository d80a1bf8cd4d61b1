import { useState } from "react";
import { useTranslations } from "@foyer/ui/words";
import { Tabs } from "@foyer/ui/tabs";
import { ActivitiesList } from "./ActivitiesList.tsx";
import { RewardsList } from "./RewardsList.tsx";

/** The reward centre: what can be claimed, and the activities that one can apply for (MEM-11). */
export default function RewardsPage() {
  const t = useTranslations();
  const [part, setPart] = useState("rewards");
  return (
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
  );
}
