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
  /** Short label, unique in the list. */
  label: string;
  /** Its value; a dash is shown if it is empty. */
  value: ReactNode;
}

export interface ContractCardProps {
  /** Contract type: "Daily salary". */
  title: string;
  /** Status, shown with an icon, a colour and a label. */
  state: ContractState;
  /** Whether the request is for a contract or to end one; the latter has a badge of its own. @default "NEW" */
  kind?: ContractKind;
  /** The rate, formatted: "1.5 %". The most prominent figure of the card. */
  rate: ReactNode;
  /** The other party and who made the request, in a sentence. */
  party?: ReactNode;
  /** The conditions for payment, one each. */
  terms: readonly { term: string; value: ReactNode }[];
  /** Dates of the offer, acceptance, last payment and end. */
  dates?: readonly ContractFact[];
  /** When and how it is paid, in a sentence: "Paid every 5 minutes". */
  notes?: ReactNode;
  /** A worked example with given figures, as a sum that can be checked. */
  example?: ReactNode;
  /** Content between terms and actions: the changes from the contract in force. */
  children?: ReactNode;
  /** The actions, with equal weight for accepting and rejecting. */
  actions?: ReactNode;
  /** Heading level of the title. @default 3 */
  level?: 2 | 3 | 4;
}

/**
 * A contract between an agent and a downline: its status, rate, conditions and actions.
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

/** The kind of request and its status, as labelled badges. */
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
