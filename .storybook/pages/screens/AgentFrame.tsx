import { CountBadge } from "@foyer/ui/badge";
import { Button } from "@foyer/ui/button";
import {
  CentrePanel,
  CentreWho,
  type CentreGroup,
} from "@foyer/ui/centre-panel";
import { Money } from "@foyer/ui/money";
import { useState, type ReactNode } from "react";
import { avatar } from "./art.ts";
import * as css from "./screens.css.ts";

const groups: readonly CentreGroup[] = [
  {
    key: "news",
    items: [{ key: "announcements", label: "Announcements", icon: "bell" }],
  },
  {
    key: "team",
    label: "Team",
    items: [
      { key: "overview", label: "Team overview", icon: "grid" },
      { key: "manage", label: "Team management", icon: "agent" },
      { key: "register", label: "Add account", icon: "plus" },
    ],
  },
  {
    key: "records",
    label: "Records",
    items: [
      { key: "bets", label: "Team betting", icon: "record" },
      { key: "profit", label: "User profit and loss", icon: "history" },
      { key: "income", label: "My income", icon: "wallet" },
      { key: "transactions", label: "Account details", icon: "copy" },
    ],
  },
  {
    key: "contracts",
    label: "Contracts",
    items: [
      { key: "dividend", label: "Dividend", icon: "deposit" },
      {
        key: "daily",
        label: "Daily salary",
        icon: "sun",
        badge: <CountBadge count={1} label="1 request awaits your answer" />,
      },
      { key: "hourly", label: "Hourly salary", icon: "clock" },
      { key: "realtime", label: "Real-time salary", icon: "live" },
    ],
  },
];

export interface AgentFrameProps {
  /** Key of the page that shows first. */
  readonly page: string;
  readonly description: string;
  readonly children: ReactNode;
}

/** The agent centre with one of its pages, in its own layout: no header, side menu or footer of the site. */
export function AgentFrame({ page, description, children }: AgentFrameProps) {
  const [selected, setSelected] = useState(page);
  return (
    <div className={css.agentPage}>
      <CentrePanel
        presentation="page"
        label="Agent centre"
        groups={groups}
        selected={selected}
        onSelect={setSelected}
        description={description}
        measure="wide"
        header={
          <CentreWho
            account="harbour.kite"
            imageUrl={avatar()}
            detail="Agent, 412 people below"
            balanceLabel="Main wallet"
            balance={<Money amount="20418.75" symbol="RM" size="large" />}
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
    </div>
  );
}
