import { useMemo } from "react";
import { useTranslations } from "@foyer/ui/words";
import { Button } from "@foyer/ui/button";
import { CentrePanel, CentreWho } from "@foyer/ui/centre-panel";
import { Money } from "@foyer/ui/money";
import { useSession } from "../../actors/actors.ts";
import { useModalActions } from "../../navigation/modals.ts";
import { useSite } from "../../services/siteContext.ts";
import { useBalance } from "../../kit/balance.ts";
import { MissedPage } from "../../kit/centre/MissedPage.tsx";
import { useFoundPage } from "../../kit/centre/useFoundPage.ts";
import { useAvatar } from "../../kit/useAvatar.ts";
import { PanelBoundary } from "../../kit/parts/loadable.tsx";
import { useOwnContracts } from "../../team/own-contracts/useOwnContracts.ts";
import { OpenMemberPageProvider } from "../../kit/centre/memberCentreContext.ts";
import { memberPageFor, memberPages } from "./memberPages.ts";
import { useMemberGroups } from "./useMemberGroups.tsx";

interface MemberCentreProps {
  readonly presentation: "dialog" | "page";
  /** Key of the page that was asked for. */
  readonly page: string | undefined;
  readonly onPage: (key: string) => void;
  /** Absent: it is a page of its own. */
  readonly onClose?: () => void;
}

/** All that a member can do, page by page (MEM-01…15). */
export function MemberCentre({
  presentation,
  page,
  onPage,
  onClose,
}: MemberCentreProps) {
  const t = useTranslations();
  const { member } = useSession();
  const { flags } = useSite();
  const { open } = useModalActions();
  const { amount, currencySymbol } = useBalance();
  const avatarUrl = useAvatar();
  const hasVip = member?.vipLabel !== undefined;
  const hasContracts = useOwnContracts().any;
  const facts = useMemo(
    () => ({ flags, hasVip, hasContracts }),
    [flags, hasVip, hasContracts],
  );
  const groups = useMemberGroups(facts);
  const found = memberPageFor(page, facts);
  const { missed, choose } = useFoundPage(found, page, onPage);
  const selected = found.key;
  const shown = memberPages[selected];
  if (!member || !shown) return null;
  return (
    <CentrePanel
      label={t("centre.member")}
      groups={groups}
      selected={selected}
      onSelect={choose}
      presentation={presentation}
      underHeader={presentation === "page"}
      measure={shown.measure}
      {...(onClose && { onClose })}
      header={
        <CentreWho
          account={member.account}
          imageUrl={avatarUrl}
          detail={member.vipLabel ?? member.nickname}
          balanceLabel={t("centre.balance")}
          balance={
            <Money amount={amount} symbol={currencySymbol} size="large" />
          }
          actions={
            <>
              <Button tone="accent" onClick={() => choose("depositv2")}>
                {t("centre.deposit")}
              </Button>
              <Button onClick={() => choose("withdraw")}>
                {t("centre.withdraw")}
              </Button>
            </>
          }
        />
      }
      footer={
        <Button
          variant="quiet"
          icon="logout"
          onClick={() => open({ name: "logout" })}
        >
          {t("centre.signOut")}
        </Button>
      }
    >
      <OpenMemberPageProvider value={choose}>
        {missed && <MissedPage page={t(shown.label)} />}
        <PanelBoundary key={selected} name={selected}>
          <shown.Page />
        </PanelBoundary>
      </OpenMemberPageProvider>
    </CentrePanel>
  );
}
