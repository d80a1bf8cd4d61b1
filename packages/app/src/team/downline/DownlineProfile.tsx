import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { useTranslations, type PlainWordId } from "@foyer/ui/words";
import {
  contractTypes,
  type DownlineProfile as Profile,
} from "@foyer/platform/calls";
import { Button } from "@foyer/ui/button";
import { DateTime } from "@foyer/ui/date-time";
import { DescriptionList } from "@foyer/ui/description-list";
import { Inline, Stack } from "@foyer/ui/stack";
import { Heading } from "@foyer/ui/text";
import { AccountLink } from "../../kit/centre/AccountLink.tsx";
import { contractPageKeys } from "../../kit/centre/contractPageKeys.ts";
import { useCentreWays } from "../../kit/centre/ways.ts";
import { useContractFlags } from "../../kit/contracts.ts";
import { typeWords } from "../contract/contractWords.ts";
import { teamWords, useDownlineCells } from "../team/useDownlineCells.tsx";
import type { DownlineAct } from "./DownlineActs.tsx";

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

interface DownlineProfileProps {
  readonly downline: Profile;
  /** IANA name of the time zone that times are in; each says it. */
  readonly timeZone: string;
  readonly onAct: (act: DownlineAct) => void;
}

/** Who an account of the team is, where it is in the line, and what the agent can do there (AGT-05, AGT-14). */
export function DownlineProfile(props: DownlineProfileProps) {
  const { downline, timeZone, onAct } = props;
  const { account } = downline;
  const t = useTranslations();
  const { formatNumber } = useIntl();
  const { types = [] } = useContractFlags();
  const { cellsOf } = useDownlineCells(true);
  const cells = cellsOf(downline);
  const at = (moment: number | null | undefined, never: PlainWordId) =>
    moment === null || moment === undefined ? (
      t(never)
    ) : (
      <DateTime at={moment} timeZone={timeZone} precision="minute" showZone />
    );
  const items: readonly (readonly [keyof typeof labels, ReactNode])[] = [
    ["nickname", downline.nickname],
    ["type", cells.type],
    ["rate", cells.rate],
    ["line", <Line key="line" path={downline.path} account={account} />],
    ["level", formatNumber(downline.level)],
    ["children", formatNumber(downline.children)],
    ["team", cells.team],
    ["balance", cells.balance],
    ["registered", at(downline.registeredAt, "agentTeam.active.never")],
    ["active", at(downline.activeAt, "agentTeam.active.never")],
    ["login", at(downline.loggedInAt, "agentDownline.login.never")],
  ];
  // A platform that does not tell the last login leaves it out.
  const told = items.filter(
    ([key]) => key !== "login" || downline.loggedInAt !== undefined,
  );
  return (
    <Stack gap="x5">
      <DescriptionList
        density="dense"
        items={told.map(([key, value]) => ({
          key,
          label: t(labels[key]),
          value,
        }))}
      />
      <Inline gap="x2">
        {/* The rate of an account further down is set by its own upline agent. */}
        {downline.level === 1 && (
          <Button onClick={() => onAct("rate")}>
            {t("agentDownline.changeRate")}
          </Button>
        )}
        <Button onClick={() => onAct("transfer")}>
          {t("agentDownline.transfer")}
        </Button>
      </Inline>
      <Ways
        title={t("agentDownline.records")}
        ways={records}
        account={account}
      />
      <Ways
        title={t("agentDownline.offer")}
        ways={contractTypes
          .filter((type) => types.includes(type))
          .map((type) => ({
            key: contractPageKeys[type],
            label: typeWords[type],
          }))}
        account={account}
      />
    </Stack>
  );
}

const labels = {
  ...teamWords,
  line: "agentDownline.line",
  login: "agentDownline.login",
} as const;

interface LineProps {
  readonly path: readonly string[];
  readonly account: string;
}

/** The line from the agent down to an account; each account in between leads to its page. */
function Line({ path, account }: LineProps) {
  const t = useTranslations();
  return (
    <>
      {t("agentTeam.under.directly")}
      {path.map((one) => (
        <span key={one}>
          {" › "}
          <AccountLink account={one} />
        </span>
      ))}
      {" › "}
      <bdi>{account}</bdi>
    </>
  );
}

interface WaysProps {
  readonly title: string;
  readonly ways: readonly Way[];
  readonly account: string;
}

function Ways({ title, ways, account }: WaysProps) {
  const t = useTranslations();
  const { go } = useCentreWays();
  if (ways.length === 0) return null;
  return (
    <Stack gap="x2">
      <Heading level={3} size="card">
        {title}
      </Heading>
      <Inline gap="x2">
        {ways.map(({ key, label }) => (
          <Button key={key} size="small" onClick={() => go(key, { account })}>
            {t(label)}
          </Button>
        ))}
      </Inline>
    </Stack>
  );
}
