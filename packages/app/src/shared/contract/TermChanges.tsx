import { defineMessages, useIntl } from "react-intl";
import type { ContractTerms } from "@foyer/platform/calls";
import { ContractDiff } from "@foyer/ui/contract-diff";
import { useTermRows, type Per } from "./useTermRows.tsx";

const messages = defineMessages({
  caption: {
    id: "contract.diff",
    defaultMessage: "What changes",
    description: "Caption of the table of old and new terms of a contract",
  },
  before: {
    id: "contract.diff.before",
    defaultMessage: "In force",
    description: "Head of the column with the terms that hold now",
  },
  after: {
    id: "contract.diff.after",
    defaultMessage: "Offered",
    description: "Head of the column with the terms that would hold",
  },
});

interface TermChangesProps {
  readonly before: ContractTerms;
  readonly after: ContractTerms;
  readonly per: Per;
}

/** What an offer would change of the contract in force, term by term. */
export function TermChanges({ before, after, per }: TermChangesProps) {
  const { formatMessage } = useIntl();
  const { changes } = useTermRows();
  return (
    <ContractDiff
      caption={formatMessage(messages.caption)}
      beforeLabel={formatMessage(messages.before)}
      afterLabel={formatMessage(messages.after)}
      rows={changes(before, after, per)}
    />
  );
}
