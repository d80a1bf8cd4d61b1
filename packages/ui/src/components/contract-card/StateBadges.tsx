import { useTranslations } from "../../words/translate.ts";
import { Badge } from "../badge/Badge.tsx";
import {
  stateLooks,
  type ContractKind,
  type ContractState,
} from "./contractLooks.ts";

const messages = {
  AWAITING: "ui.contractCard.awaiting",
  AWAITING_UPLINE: "ui.contractCard.awaitingUpline",
  ACTIVE: "ui.contractCard.active",
  REJECTED: "ui.contractCard.rejected",
  CANCELLED: "ui.contractCard.cancelled",
  TERMINATED: "ui.contractCard.terminated",
} as const;

interface StateBadgesProps {
  state: ContractState;
  kind: ContractKind;
}

/** What is asked for and how it stands, in words beside their marks. */
export function StateBadges({ state, kind }: StateBadgesProps) {
  const t = useTranslations();
  const { tone, icon } = stateLooks[state];
  return (
    <>
      {kind === "TERMINATION" && (
        <Badge tone="warning" icon="warning">
          {t("ui.contractCard.ending")}
        </Badge>
      )}
      <Badge tone={tone} icon={icon}>
        {t(messages[state])}
      </Badge>
    </>
  );
}
