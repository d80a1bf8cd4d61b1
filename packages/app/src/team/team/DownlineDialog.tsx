import { useState } from "react";
import { useTranslations } from "@foyer/ui/words";
import type { Downline } from "@foyer/platform/calls";
import { Modal } from "@foyer/ui/modal";
import { Tabs, type TabItem } from "@foyer/ui/tabs";
import { useSession } from "../../actors/actors.ts";
import { Transfer } from "../../money/transfer/Transfer.tsx";
import { DownlineProfile } from "./DownlineProfile.tsx";
import { RateForm } from "./RateForm.tsx";

interface DownlineDialogProps {
  readonly downline: Downline;
  readonly onChanged: (downline: Downline) => void;
  readonly onClose: () => void;
}

/** Somebody of the team: who it is, the rate, money for them, and the ways to what they did (AGT-05, AGT-14). */
export function DownlineDialog(props: DownlineDialogProps) {
  const { downline, onChanged, onClose } = props;
  const t = useTranslations();
  const [selected, setSelected] = useState("profile");
  const items: TabItem[] = [
    {
      key: "profile",
      label: t("agentDownline.profile"),
      content: <DownlineProfile downline={downline} />,
    },
  ];
  // Whoever stands further below is given a rate by the agent directly above them.
  if (downline.level === 1)
    items.push({
      key: "rate",
      label: t("agentDownline.rate"),
      content: <RateForm downline={downline} onChanged={onChanged} />,
    });
  items.push({
    key: "transfer",
    label: t("agentDownline.transfer"),
    content: <DownlineTransfer account={downline.account} />,
  });
  return (
    <Modal open onClose={onClose} title={<bdi>{downline.account}</bdi>}>
      <Tabs
        label={t("agentDownline.tabs")}
        items={items}
        selected={selected}
        onSelect={setSelected}
      />
    </Modal>
  );
}

/** Money for somebody of the team, straight from the agent's wallet (AGT-14). */
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
