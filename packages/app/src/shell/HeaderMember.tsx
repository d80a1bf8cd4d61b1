import { useState } from "react";
import { defineMessages, useIntl } from "react-intl";
import type { SessionMember } from "@foyer/flows/session";
import { MemberBlock } from "@foyer/ui/member-block";
import { MemberMenu, type MemberMenuItem } from "@foyer/ui/member-menu";
import { toast } from "@foyer/ui/toast";
import { useActors } from "../actors/actors.ts";
import { useModalActions } from "../navigation/modals.ts";
import { useServices } from "../services/services.ts";
import { useBalance } from "../shared/balance.ts";
import { useAvatar } from "../shared/useAvatar.ts";
import { UnreadBadge } from "./UnreadBadge.tsx";

const messages = defineMessages({
  account: {
    id: "member.menu.account",
    defaultMessage: "My account",
    description: "Entry of the member's menu",
  },
  withdraw: {
    id: "member.menu.withdraw",
    defaultMessage: "Withdraw",
    description: "Entry of the member's menu",
  },
  accountRecord: {
    id: "member.menu.accountRecord",
    defaultMessage: "Account record",
    description: "Entry of the member's menu: deposits, withdrawals, transfers",
  },
  bettingRecord: {
    id: "member.menu.bettingRecord",
    defaultMessage: "Betting record",
    description: "Entry of the member's menu: bets",
  },
  agent: {
    id: "member.menu.agent",
    defaultMessage: "Agent centre",
    description: "Entry of the member's menu, for agents",
  },
  signOut: {
    id: "member.menu.signOut",
    defaultMessage: "Log out",
    description: "Entry of the member's menu",
  },
  copied: {
    id: "copy_success",
    defaultMessage: "Copied",
    description: "Confirmation after copying a text",
  },
});

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
  const { formatMessage } = useIntl();
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
      label: formatMessage(messages[key]),
      icon: name,
      badge: key === "account" && member.kind === "full" && <UnreadBadge />,
      onSelect: () => openPanel("member", page),
    }),
  );
  if (member.agent) {
    entries.push({
      key: "agent",
      label: formatMessage(messages.agent),
      icon: "agent",
      onSelect: () => openPanel("agent"),
    });
  }
  entries.push({
    key: "signOut",
    label: formatMessage(messages.signOut),
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
              text: formatMessage(messages.copied),
            })
          }
        />
      }
    />
  );
}
