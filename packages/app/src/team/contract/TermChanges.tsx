import { useTranslations } from "@foyer/ui/words";
import type { ContractTerms } from "@foyer/platform/calls";
import { ContractDiff } from "@foyer/ui/contract-diff";
import { useTermRows, type Per } from "./useTermRows.tsx";

interface TermChangesProps {
  readonly before: ContractTerms;
  readonly after: ContractTerms;
  readonly per: Per;
}

/** What an offer would change of the contract in force, term by term. */
export function TermChanges({ before, after, per }: TermChangesProps) {
  const t = useTranslations();
  const { changes } = useTermRows();
  return (
    <ContractDiff
      caption={t("contract.diff")}
      beforeLabel={t("contract.diff.before")}
      afterLabel={t("contract.diff.after")}
      rows={changes(before, after, per)}
    />
  );
}
