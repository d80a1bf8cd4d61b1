import { useState } from "react";
import { useIntl } from "react-intl";
import { useTranslations, type PlainWordId } from "@foyer/ui/words";
import { type Downline, contractTypes } from "@foyer/platform/calls";
import { Modal } from "@foyer/ui/modal";
import { Tabs, type TabItem } from "@foyer/ui/tabs";
import { Button } from "@foyer/ui/button";
import { DateTime } from "@foyer/ui/date-time";
import { DescriptionList } from "@foyer/ui/description-list";
import { Inline, Stack } from "@foyer/ui/stack";
import { Heading } from "@foyer/ui/text";
import { useSession } from "../../actors/actors.ts";
import { Transfer } from "../../money/transfer/Transfer.tsx";
import { RateForm } from "./RateForm.tsx";
import { typeWords } from "../contract/contractWords.ts";
import { localZone } from "../../kit/localZone.ts";
import { useCentreWays } from "../../kit/centre/ways.ts";
import { contractPageKeys } from "../../kit/centre/contractPageKeys.ts";
import { useContractFlags } from "../../kit/contracts.ts";
import { teamWords, useDownlineCells } from "./useDownlineCells.tsx";

interface DownlineDialogProps {
  readonly downline: Downline;
  readonly onChanged: (downline: Downline) => void;
  readonly onClose: () => void;
}

/** An account of the team: profile, rate, transfer, and links to its activity (AGT-05, AGT-14). */
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
  // The rate of an account further down is set by its own upline agent.
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

interface Way {
  readonly key: string;
  readonly label: PlainWordId;
}

const records: readonly Way[] = [
  { key: "personalHistoryCopy", label: "agentDownline.bets" },
  { key: "palStatementsAgentCopy", label: "agentDownline.profit" },
  {
    key: "agentDownlineTransactionDetailsCopy",
    label: "agentDownline.account",
  },
];

/** Profile of an account of the team, with links to its activity and contracts. */
function DownlineProfile({ downline }: { readonly downline: Downline }) {
  const t = useTranslations();
  const { formatNumber } = useIntl();
  const { types = [] } = useContractFlags();
  const { cellsOf } = useDownlineCells(true);
  const cells = cellsOf(downline);
  const items = [
    ["nickname", downline.nickname],
    ["type", cells.type],
    ["rate", cells.rate],
    ["under", cells.under],
    ["level", formatNumber(downline.level)],
    ["children", formatNumber(downline.children)],
    ["team", cells.team],
    ["balance", cells.balance],
    ["active", cells.active],
    [
      "registered",
      <DateTime
        key="registered"
        at={downline.registeredAt}
        timeZone={localZone()}
        precision="minute"
      />,
    ],
  ] as const;
  return (
    <Stack gap="x5">
      <DescriptionList
        density="dense"
        items={items.map(([key, value]) => ({
          key,
          label: t(teamWords[key]),
          value,
        }))}
      />
      <Ways
        title={t("agentDownline.records")}
        ways={records}
        account={downline.account}
      />
      <Ways
        title={t("agentDownline.offer")}
        ways={contractTypes
          .filter((type) => types.includes(type))
          .map((type) => ({
            key: contractPageKeys[type],
            label: typeWords[type],
          }))}
        account={downline.account}
      />
    </Stack>
  );
}

interface WaysProps {
  readonly title: string;
  readonly ways: readonly Way[];
  readonly account: string;
}

function Ways({ title, ways, account }: WaysProps) {
  const t = useTranslations();
  const { open } = useCentreWays();
  if (ways.length === 0) return null;
  return (
    <Stack gap="x2">
      <Heading level={3} size="card">
        {title}
      </Heading>
      <Inline gap="x2">
        {ways.map(({ key, label }) => (
          <Button key={key} size="small" onClick={() => open(key, { account })}>
            {t(label)}
          </Button>
        ))}
      </Inline>
    </Stack>
  );
}
