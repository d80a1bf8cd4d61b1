import { useState } from "react";
import { useTranslations } from "@foyer/ui/words";
import type { SessionMember } from "@foyer/flows/session";
import { MemberBlock } from "@foyer/ui/member-block";
import { MemberMenu, type MemberMenuItem } from "@foyer/ui/member-menu";
import { toast } from "@foyer/ui/toast";
import { useActors } from "../actors/actors.ts";
import { useModalActions } from "../navigation/modals.ts";
import { useServices } from "../services/services.ts";
import { useBalance } from "../kit/balance.ts";
import { useAvatar } from "../kit/useAvatar.ts";
import { UnreadBadge } from "./UnreadBadge.tsx";

const messages = {
  account: "member.menu.account",
  withdraw: "member.menu.withdraw",
  accountRecord: "member.menu.accountRecord",
  bettingRecord: "member.menu.bettingRecord",
} as const;

/** Entries that open a page of the member's panel, in the order of the documents (HDR-13). */
const panelEntries = [
  { key: "account", page: "securityCenter", icon: "user" },
  { key: "withdraw", page: "withdraw", icon: "withdraw" },
  { key: "accountRecord", page: "transactionHistory", icon: "record" },
  { key: "bettingRecord", page: "personalHistoryCopy", icon: "history" },
] as const;

/** Where this device keeps that the balance is not to be seen. */
const hidden = "hideBalance";

interface HeaderMemberProps {
  readonly member: SessionMember;
  /** True on game pages (HDR-07). */
  readonly hideBalance: boolean;
}

/** The signed-in part of the header: balance, deposit, and the member's menu (HDR-04 … HDR-14). */
export function HeaderMember({ member, hideBalance }: HeaderMemberProps) {
  const t = useTranslations();
  const { gate } = useActors();
  const { open } = useModalActions();
  const { local } = useServices();
  const [masked, setMasked] = useState(() => local.get(hidden) === "1");
  const balance = useBalance();
  const avatarUrl = useAvatar();

  const openPanel = (panel: "member" | "agent", page?: string) =>
    gate.send({
      type: "launchGate.requested",
      intent: { kind: "panel", panel, page },
    });
  const entries: MemberMenuItem[] = panelEntries.map(
    ({ key, page, icon: name }) => ({
      key,
      label: t(messages[key]),
      icon: name,
      badge: key === "account" && member.kind === "full" && <UnreadBadge />,
      onSelect: () => openPanel("member", page),
    }),
  );
  if (member.agent) {
    entries.push({
      key: "agent",
      label: t("member.menu.agent"),
      icon: "agent",
      onSelect: () => openPanel("agent"),
    });
  }
  entries.push({
    key: "signOut",
    label: t("member.menu.signOut"),
    icon: "logout",
    tone: "danger",
    onSelect: () => open({ name: "logout" }),
  });

  return (
    <MemberBlock
      id="account"
      account={member.account}
      avatarUrl={avatarUrl}
      currencySymbol={balance.currencySymbol}
      balance={balance.amount}
      balanceState={balance.state}
      hideBalance={hideBalance}
      masked={masked}
      onMaskedChange={(next) => {
        setMasked(next);
        if (next) local.set(hidden, "1");
        else local.remove(hidden);
      }}
      onRefresh={balance.refresh}
      onDeposit={() => openPanel("member", "depositv2")}
      menu={
        <MemberMenu
          account={member.account}
          avatarUrl={avatarUrl}
          vipLabel={member.vipLabel}
          items={entries}
          onCopied={() =>
            toast.show({
              tone: "success",
              text: t("copy_success"),
            })
          }
        />
      }
    />
  );
}
