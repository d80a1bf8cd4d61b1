import { CountBadge } from "@foyer/ui/badge";
import { BottomNavigation } from "@foyer/ui/bottom-navigation";
import { Button } from "@foyer/ui/button";
import {
  CentrePanel,
  CentreWho,
  type CentreGroup,
} from "@foyer/ui/centre-panel";
import { Money } from "@foyer/ui/money";
import { PageLayout } from "@foyer/ui/page-layout";
import type { ReactNode } from "react";
import { useState } from "react";
import { avatar } from "./art.ts";
import { bottomPlaces } from "./places.ts";
import { SiteHeader } from "./SiteHeader.tsx";

const groups: readonly CentreGroup[] = [
  {
    key: "account",
    items: [{ key: "security", label: "My account", icon: "shield" }],
  },
  {
    key: "money",
    label: "Money",
    items: [
      { key: "wallet", label: "Wallet", icon: "wallet" },
      { key: "deposit", label: "Deposit", icon: "deposit" },
      { key: "withdraw", label: "Withdraw", icon: "withdraw" },
    ],
  },
  {
    key: "records",
    label: "Records",
    items: [
      { key: "bets", label: "Betting record", icon: "record" },
      { key: "transactions", label: "Account record", icon: "history" },
    ],
  },
  {
    key: "more",
    label: "Rewards and news",
    items: [
      { key: "rewards", label: "Reward centre", icon: "gift" },
      {
        key: "messages",
        label: "Messages",
        icon: "mail",
        badge: <CountBadge count={3} label="3 unread messages" />,
      },
    ],
  },
];

export interface CentreProps {
  /** Key of the page that shows first. */
  readonly page: string;
  readonly description: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** The member centre with one of its pages. */
export function Centre({
  page,
  description,
  wide = false,
  children,
}: CentreProps) {
  const [selected, setSelected] = useState(page);
  return (
    <PageLayout
      bare
      header={<SiteHeader member />}
      bottomNavigation={
        <BottomNavigation label="Places" items={bottomPlaces("me")} />
      }
    >
      <CentrePanel
        presentation="page"
        underHeader
        label="Member centre"
        groups={groups}
        selected={selected}
        onSelect={setSelected}
        description={description}
        measure={wide ? "wide" : "reading"}
        header={
          <CentreWho
            account="lake.walker"
            imageUrl={avatar()}
            detail="Silver, since March"
            balanceLabel="Main wallet"
            balance={<Money amount="1204.5" symbol="RM" size="large" />}
          />
        }
        footer={
          <Button variant="quiet" icon="logout" wide>
            Sign out
          </Button>
        }
      >
        {children}
      </CentrePanel>
    </PageLayout>
  );
}
