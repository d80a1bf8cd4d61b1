import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { defineMessages, useIntl } from "react-intl";
import { Button } from "@foyer/ui/button";
import { useServices } from "../../../../services/services.ts";
import { useReading } from "../../../../shared/reading/useReading.ts";
import { paymentPasswordQuery } from "../accountQueries.ts";
import { PaymentPasswordDialog } from "./PaymentPasswordDialog.tsx";
import { SecurityRow } from "./SecurityRow.tsx";
import { securityWords } from "./securityWords.ts";

const messages = defineMessages({
  hint: {
    id: "account.paymentPassword.hint",
    defaultMessage: "It confirms withdrawals, transfers and bank accounts.",
    description: "What the payment password is for",
  },
  missing: {
    id: "account.paymentPassword.missing",
    defaultMessage:
      "Not set yet. It confirms withdrawals, transfers and bank accounts.",
    description: "There is no payment password yet, and what it is for",
  },
});

/** The password that confirms payments, to set or to change (W-105). */
export function PaymentPassword() {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const query = useQuery(paymentPasswordQuery(useServices()));
  const { data } = query;
  const { failure } = useReading(query);
  const missing = data?.isSet === false;
  return (
    <SecurityRow
      title={formatMessage(securityWords.paymentPassword)}
      action={
        failure && !data ? (
          <Button loading={failure.retrying} onClick={failure.onRetry}>
            {formatMessage(securityWords.retry)}
          </Button>
        ) : (
          <Button loading={!data} onClick={() => setOpen(true)}>
            {formatMessage(missing ? securityWords.set : securityWords.change)}
          </Button>
        )
      }
    >
      {failure?.title ??
        formatMessage(missing ? messages.missing : messages.hint)}
      {isOpen && (
        <PaymentPasswordDialog first={missing} onClose={() => setOpen(false)} />
      )}
    </SecurityRow>
  );
}
