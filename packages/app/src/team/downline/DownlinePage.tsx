import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "@foyer/ui/words";
import type { DownlineProfile as Profile } from "@foyer/platform/calls";
import { EmptyState } from "@foyer/ui/empty-state";
import { FormSkeleton } from "@foyer/ui/skeleton";
import { Stack } from "@foyer/ui/stack";
import { Tabs } from "@foyer/ui/tabs";
import { downlinePageKey } from "../../kit/centre/AccountLink.tsx";
import { anyText, oneOf, useFilter } from "../../kit/centre/useFilter.ts";
import { useCentreWays } from "../../kit/centre/ways.ts";
import { Loaded } from "../../kit/reading/Loaded.tsx";
import { useZone } from "../../records/useZone.ts";
import { useServices } from "../../services/services.ts";
import { AccountChoice } from "../AccountChoice.tsx";
import { downlineProfileQuery } from "../downlines.ts";
import { DownlineActs, type DownlineAct } from "./DownlineActs.tsx";
import { DownlineContracts } from "./DownlineContracts.tsx";
import { DownlineFigures } from "./DownlineFigures.tsx";
import { DownlineNotes } from "./DownlineNotes.tsx";
import { DownlineProfile } from "./DownlineProfile.tsx";

/** One account of the team, which the address names (W-97c). */
export default function DownlinePage() {
  const t = useTranslations();
  const [account] = useFilter("account", anyText, "");
  const { open } = useCentreWays();
  return (
    <Stack gap="x6">
      <AccountChoice
        label={t("records.account")}
        placeholder={t("agentDownline.choose")}
        value={account}
        // Another account starts at its first tab.
        onChange={(next) =>
          open(downlinePageKey, next === "" ? {} : { account: next })
        }
      />
      {account === "" ? (
        <EmptyState level={3} picture="agent" title={t("agentDownline.none")}>
          {t("agentDownline.none.text")}
        </EmptyState>
      ) : (
        <OneDownline key={account} account={account} />
      )}
    </Stack>
  );
}

function OneDownline({ account }: { readonly account: string }) {
  const t = useTranslations();
  const services = useServices();
  const query = useQuery(downlineProfileQuery(services, account));
  return (
    <Loaded query={query} pending={<FormSkeleton fields={6} />}>
      {(downline) =>
        downline === null ? (
          <EmptyState
            level={3}
            picture="search"
            title={t("agentDownline.gone")}
          >
            {t("agentDownline.gone.text")}
          </EmptyState>
        ) : (
          <FoundDownline downline={downline} />
        )
      }
    </Loaded>
  );
}

const tabs = ["profile", "figures", "contracts", "notes"] as const;

function FoundDownline({ downline }: { readonly downline: Profile }) {
  const t = useTranslations();
  const { open } = useCentreWays();
  const [tab] = useFilter("tab", oneOf(tabs), "profile");
  const [act, setAct] = useState<DownlineAct>();
  const { zone } = useZone();
  const { account } = downline;
  return (
    <>
      <Tabs
        label={t("agentDownline.tabs")}
        selected={tab}
        // Each tab has filters of its own.
        onSelect={(key) =>
          open(downlinePageKey, {
            account,
            ...(key !== "profile" && { tab: key }),
          })
        }
        items={[
          {
            key: "profile",
            label: t("agentDownline.profile"),
            content: (
              <DownlineProfile
                downline={downline}
                timeZone={zone}
                onAct={setAct}
              />
            ),
          },
          {
            key: "figures",
            label: t("agentDownline.figures"),
            content: <DownlineFigures downline={downline} />,
          },
          {
            key: "contracts",
            label: t("agentDownline.offer"),
            content: <DownlineContracts account={account} />,
          },
          {
            key: "notes",
            label: t("agentDownline.notes"),
            content: <DownlineNotes account={account} timeZone={zone} />,
          },
        ]}
      />
      {act && (
        <DownlineActs
          act={act}
          downline={downline}
          onClose={() => setAct(undefined)}
        />
      )}
    </>
  );
}
