import { useState } from "react";
import { useTranslations } from "@foyer/ui/words";
import type { Downline } from "@foyer/platform/calls";
import { Modal } from "@foyer/ui/modal";
import { useSession } from "../../actors/actors.ts";
import { Transfer } from "../../money/transfer/Transfer.tsx";
import { RateForm } from "../team/RateForm.tsx";

/** What an agent does with an account of the team, in a dialog. */
export type DownlineAct = "rate" | "transfer";

const titles = {
  rate: "agentDownline.rate.of",
  transfer: "agentDownline.transfer.to",
} as const;

interface DownlineActsProps {
  readonly act: DownlineAct;
  readonly downline: Downline;
  readonly onClose: () => void;
}

/** Changes the rate of an account of the team, or transfers money to it (AGT-14, W-97b). */
export function DownlineActs({ act, downline, onClose }: DownlineActsProps) {
  const t = useTranslations();
  const account = `\u2068${downline.account}\u2069`;
  return (
    <Modal open onClose={onClose} title={t(titles[act], { account })}>
      {act === "rate" ? (
        <RateForm downline={downline} />
      ) : (
        <DownlineTransfer account={downline.account} />
      )}
    </Modal>
  );
}

/** Transfers money to an account of the team, straight from the agent's wallet (AGT-14). */
function DownlineTransfer({ account }: { readonly account: string }) {
  const { member } = useSession();
  const [round, setRound] = useState(0);
  return member ? (
    <Transfer
      key={round}
      memberId={member.id}
      directions={["DOWNLINE"]}
      receiver={account}
      symbol={member.currencySymbol}
      onAgain={() => setRound((count) => count + 1)}
    />
  ) : null;
}
