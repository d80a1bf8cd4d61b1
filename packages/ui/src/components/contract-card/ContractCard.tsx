import { useId, type ReactNode } from "react";
import { useTranslations } from "../../words/translate.ts";
import { DescriptionList } from "../description-list/DescriptionList.tsx";
import { Heading } from "../text/Heading.tsx";
import {
  stateLooks,
  type ContractKind,
  type ContractState,
} from "./contractLooks.ts";
import { Badge } from "../badge/Badge.tsx";
import * as styles from "./ContractCard.css.ts";

export interface ContractFact {
  /** What it is, in a few words; no two of a list are alike. */
  label: string;
  /** What it says; a dash stands for nothing. */
  value: ReactNode;
}

export interface ContractCardProps {
  /** What kind of contract it is: "Daily salary". */
  title: string;
  /** How it stands; its mark, colour and words. */
  state: ContractState;
  /** Whether a contract is asked for, or the end of one; the latter has a mark of its own. @default "NEW" */
  kind?: ContractKind;
  /** What share it pays, as it is read: "1.5 %". The largest figure of the card. */
  rate: ReactNode;
  /** Who is on the other side and who asks, in a sentence. */
  party?: ReactNode;
  /** What it asks for before it pays, one condition each. */
  terms: readonly { term: string; value: ReactNode }[];
  /** When it was offered, agreed, last paid, ended. */
  dates?: readonly ContractFact[];
  /** When and how it is paid, in a sentence: "Paid every 5 minutes". */
  notes?: ReactNode;
  /** What it would pay for given figures, as a sum that can be checked. */
  example?: ReactNode;
  /** What belongs between terms and actions: the change against the contract in force. */
  children?: ReactNode;
  /** What can be done with it, the answers of equal weight. */
  actions?: ReactNode;
  /** Place of the title in the outline of the page. @default 3 */
  level?: 2 | 3 | 4;
}

/**
 * A contract between an agent and somebody below: how it stands, what it pays, what for, and what can be done.
 *
 * @example
 * <ContractCard title="Daily salary" state="AWAITING" rate="1.5 %" party="harbour.kite offers you this contract."
 *   terms={[{ term: "Active members", value: "5" }]} actions={<Button>Accept</Button>} />
 */
export function ContractCard(props: ContractCardProps) {
  const { title, state, kind = "NEW", rate, party, terms, dates = [] } = props;
  const { notes, example, children, actions, level = 3 } = props;
  const t = useTranslations();
  const titleId = useId();
  const exampleId = useId();
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <header className={styles.head}>
        <div className={styles.words}>
          <Heading level={level} size="card" id={titleId}>
            {title}
          </Heading>
          {party !== undefined && <div className={styles.quiet}>{party}</div>}
        </div>
        <div className={styles.badges}>
          <StateBadges state={state} kind={kind} />
        </div>
      </header>
      <div className={styles.rate}>
        <span className={styles.quiet}>{t("ui.contractCard.rate")}</span>{" "}
        <bdi className={styles.figure}>{rate}</bdi>
      </div>
      {(terms.length > 0 || dates.length > 0) && (
        <div className={styles.facts}>
          {terms.length > 0 && (
            <Facts
              facts={terms.map(({ term, value }) => ({ label: term, value }))}
            />
          )}
          {dates.length > 0 && <Facts facts={dates} />}
        </div>
      )}
      {notes !== undefined && <div className={styles.quiet}>{notes}</div>}
      {example !== undefined && (
        <div
          className={styles.example}
          role="group"
          aria-labelledby={exampleId}
        >
          <p className={styles.exampleTitle} id={exampleId}>
            {t("ui.contractCard.example")}
          </p>
          {example}
        </div>
      )}
      {children}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}

function Facts({ facts }: { facts: readonly ContractFact[] }) {
  return (
    <DescriptionList
      density="dense"
      items={facts.map(({ label, value }) => ({ key: label, label, value }))}
    />
  );
}

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
function StateBadges({ state, kind }: StateBadgesProps) {
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
