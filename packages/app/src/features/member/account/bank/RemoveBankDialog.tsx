import { useQueryClient } from "@tanstack/react-query";
import { defineMessages, useIntl } from "react-intl";
import { removeBankAccount } from "@foyer/platform/calls";
import { BankAccountCard } from "@foyer/ui/bank-account-card";
import { PasswordField } from "@foyer/ui/password-field";
import { Text } from "@foyer/ui/text";
import { toast } from "@foyer/ui/toast";
import { useServices } from "../../../../services/services.ts";
import { bankAccountsQuery, paymentPasswordQuery } from "../accountQueries.ts";
import { FormDialog } from "../../../../shared/form/FormDialog.tsx";
import { useFields } from "../../../../shared/form/useFields.ts";
import { useSend } from "../../../../shared/form/useSend.ts";
import { securityWords } from "../security/securityWords.ts";

const messages = defineMessages({
  title: {
    id: "account.bank.removeTitle",
    defaultMessage: "Remove this bank account?",
    description: "Title of the dialog that removes a bank account",
  },
  text: {
    id: "account.bank.removeText",
    defaultMessage:
      "Nothing is paid out to it any more. Withdrawals that are on their way still go there.",
    description: "What removing a bank account means",
  },
  confirm: {
    id: "account.bank.removeConfirm",
    defaultMessage: "Remove it",
    description: "Button that removes a bank account",
  },
  removed: {
    id: "account.bank.removed",
    defaultMessage: "The bank account is removed",
    description: "Shown after a bank account was removed",
  },
});

export interface BankAccount {
  readonly id: string;
  readonly bank: string;
  readonly maskedNumber: string;
  readonly holder: string;
}

interface RemoveBankDialogProps {
  readonly account: BankAccount;
  readonly onClose: () => void;
}

/** Removes a bank account, confirmed by the payment password (W-104). */
export function RemoveBankDialog({ account, onClose }: RemoveBankDialogProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const services = useServices();
  const queries = useQueryClient();
  const { run, ...sending } = useSend();
  const fields = useFields({
    start: { paymentPassword: "" },
    labels: { paymentPassword: formatMessage(securityWords.paymentPassword) },
    problemsOf: ({ paymentPassword }) =>
      paymentPassword.trim() === ""
        ? { paymentPassword: formatMessage(securityWords.required) }
        : {},
  });
  const submit = () => {
    if (!fields.ready()) return;
    const paymentPassword = fields.values.paymentPassword.trim();
    run(
      () =>
        services.client.call(removeBankAccount, {
          id: account.id,
          paymentPassword,
        }),
      () => {
        toast.show({ tone: "success", text: formatMessage(messages.removed) });
        for (const { queryKey } of [
          bankAccountsQuery(services),
          paymentPasswordQuery(services),
        ])
          void queries.invalidateQueries({ queryKey });
        onClose();
      },
    );
  };
  return (
    <FormDialog
      title={formatMessage(messages.title)}
      confirm={formatMessage(messages.confirm)}
      tone="danger"
      sending={sending}
      problems={fields.problems}
      onSubmit={submit}
      onClose={onClose}
    >
      <BankAccountCard {...account} />
      <Text>{formatMessage(messages.text)}</Text>
      <PasswordField
        {...fields.bind("paymentPassword")}
        autoComplete="off"
        autoFocus
        required
      />
    </FormDialog>
  );
}
