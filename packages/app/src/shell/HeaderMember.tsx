import { useState } from "react";
import { useTranslations } from "@foyer/ui/words";
import type { SessionMember } from "@foyer/flows/session";
import { MemberBlock } from "@foyer/ui/member-block";
import { MemberMenu, type MemberMenuItem } from "@foyer/ui/member-menu";
import { toast } from "@foyer/ui/toast";
import { useOpenPanel } from "../actors/actors.ts";
import { useModalActions } from "../navigation/modals.ts";
import { useServices } from "../services/services.ts";
import { useBalance } from "../kit/balance.ts";
import { useAvatar } from "../kit/useAvatar.ts";
import { usePointsMall } from "../kit/usePointsMall.ts";
import { UnreadBadge } from "./UnreadBadge.tsx";

/** Entries that open a page of the member's panel, in the documented order (HDR-13). */
const panelEntries = [
  { page: "securityCenter", label: "member.menu.account", icon: "user" },
  { page: "withdraw", label: "member.menu.withdraw", icon: "withdraw" },
  {
    page: "transactionHistory",
    label: "member.menu.accountRecord",
    icon: "record",
  },
  {
    page: "personalHistoryCopy",
    label: "member.menu.bettingRecord",
    icon: "history",
  },
] as const;

/** Storage key on this device for hiding the balance. */
const hidden = "hideBalance";

interface HeaderMemberProps {
  readonly member: SessionMember;
  /** True on game pages (HDR-07). */
  readonly hideBalance: boolean;
}

/** The header's content for a member: balance, deposit, and the member's menu (HDR-04 … HDR-14). */
export function HeaderMember({ member, hideBalance }: HeaderMemberProps) {
  const t = useTranslations();
  const openPanel = useOpenPanel();
  const { open } = useModalActions();
  const { local } = useServices();
  const [masked, setMasked] = useState(() => local.get(hidden) === "1");
  const balance = useBalance();
  const avatarUrl = useAvatar();
  const mall = usePointsMall();

  const entries: MemberMenuItem[] = panelEntries.map(
    ({ page, label, icon }) => ({
      key: page,
      label: t(label),
      icon,
      badge: page === "securityCenter" && member.kind === "full" && (
        <UnreadBadge />
      ),
      onSelect: () => openPanel("member", page),
    }),
  );
  if (mall) entries.push(mall);
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
