import { useMemo, useState } from "react";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import { CallError } from "@foyer/platform/errors";
import { Button } from "@foyer/ui/button";
import { CentrePanel, CentreWho } from "@foyer/ui/centre-panel";
import { ErrorState } from "@foyer/ui/error-state";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Money } from "@foyer/ui/money";
import { useSession } from "../../actors/actors.ts";
import { useBalance } from "../../kit/balance.ts";
import { MissedPage } from "../../kit/centre/MissedPage.tsx";
import { useFoundPage } from "../../kit/centre/useFoundPage.ts";
import { useAvatar } from "../../kit/useAvatar.ts";
import { PanelBoundary } from "../../kit/parts/loadable.tsx";
import { errorText } from "../../kit/words/errors.ts";
import { AgentWaysProvider } from "../../kit/centre/agentCentreContext.ts";
import { agentPageFor, agentPages, isThere } from "./agentPages.ts";
import { useAgentGroups } from "./useAgentGroups.tsx";
import { useContractTypes } from "../../team/useContractTypes.ts";

interface AgentCentreProps {
  readonly presentation: "dialog" | "page";
  /** Key of the page that was asked for. */
  readonly page: string | undefined;
  readonly onPage: (key: string) => void;
  /** Absent: it is a page of its own. */
  readonly onClose?: () => void;
}

/** All that an agent can do, page by page (AGT-01…16). */
export function AgentCentre(props: AgentCentreProps) {
  const { presentation, page, onPage, onClose } = props;
  const intl = useIntl();
  const t = useTranslations();
  const { member } = useSession();
  const { amount, currencySymbol } = useBalance();
  const avatarUrl = useAvatar();
  const contracts = useContractTypes();
  const groups = useAgentGroups(contracts.types);
  const found = agentPageFor(page, contracts.types);
  const { missed, choose } = useFoundPage(found, page, onPage);
  const selected = found.key;
  // Whom a page was opened about is forgotten with the page.
  const [about, setAbout] = useState({ page: "", account: "" });
  const account = about.page === selected ? about.account : "";
  const ways = useMemo(
    () => ({
      open: (key: string, whom = "") => {
        setAbout({ page: key, account: whom });
        choose(key);
      },
      about: account,
    }),
    [choose, account],
  );
  const shown = agentPages[selected];
  if (!member || !shown) return null;
  const known = isThere(shown, contracts.types) === true;
  const retry = { onRetry: contracts.retry, retrying: contracts.retrying };
  return (
    <CentrePanel
      label={t("agentCentre.label")}
      groups={groups}
      selected={selected}
      onSelect={ways.open}
      presentation={presentation}
      measure={shown.measure}
      pageTitle={t(shown.label)}
      loading={!known && !contracts.failed}
      error={
        known || !contracts.failed ? undefined : (
          <ErrorState
            level={3}
            title={errorText(intl, {
              reason:
                contracts.error instanceof CallError
                  ? contracts.error.code
                  : "UNKNOWN",
            })}
            {...retry}
          />
        )
      }
      {...(onClose && { onClose })}
      header={
        <CentreWho
          account={member.account}
          imageUrl={avatarUrl}
          detail={member.nickname}
          balanceLabel={t("agentCentre.balance")}
          balance={
            <Money amount={amount} symbol={currencySymbol} size="large" />
          }
        />
      }
      footer={
        contracts.failed ? (
          <InlineMessage
            tone="warning"
            live="polite"
            action={
              <Button
                size="small"
                loading={contracts.retrying}
                onClick={contracts.retry}
              >
                {t("agentCentre.contracts.again")}
              </Button>
            }
          >
            {t("agentCentre.contracts.unknown")}
          </InlineMessage>
        ) : undefined
      }
    >
      <AgentWaysProvider value={ways}>
        {missed && <MissedPage page={t(shown.label)} />}
        <PanelBoundary key={`${selected} ${account}`} name={selected}>
          <shown.Page />
        </PanelBoundary>
      </AgentWaysProvider>
    </CentrePanel>
  );
}
