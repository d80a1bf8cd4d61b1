import { useTranslations } from "@foyer/ui/words";
import { AccountChoice } from "./AccountChoice.tsx";

interface TeamAccountFilterProps {
  /** Empty: the whole team. */
  readonly value: string;
  readonly onChange: (account: string) => void;
}

/** Whose records of the team are shown: those of one account, or of all. */
export function TeamAccountFilter({ value, onChange }: TeamAccountFilterProps) {
  const t = useTranslations();
  return (
    <AccountChoice
      label={t("agentTeam.filter.account")}
      placeholder={t("agentTeam.filter.all")}
      value={value}
      onChange={onChange}
    />
  );
}
