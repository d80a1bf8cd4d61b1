import { defineMessages, useIntl } from "react-intl";
import { AccountChoice } from "./AccountChoice.tsx";

const messages = defineMessages({
  account: {
    id: "agentTeam.filter.account",
    defaultMessage: "Account",
    description: "Label of the filter: whose records are shown",
  },
  all: {
    id: "agentTeam.filter.all",
    defaultMessage: "The whole team",
    description: "In the filter of accounts while none is chosen",
  },
});

interface TeamAccountFilterProps {
  /** Empty: the whole team. */
  readonly value: string;
  readonly onChange: (account: string) => void;
}

/** Whose records of the team are shown: those of one account, or of all. */
export function TeamAccountFilter({ value, onChange }: TeamAccountFilterProps) {
  const { formatMessage } = useIntl();
  return (
    <AccountChoice
      label={formatMessage(messages.account)}
      placeholder={formatMessage(messages.all)}
      value={value}
      onChange={onChange}
    />
  );
}
