import { useQueryClient } from "@tanstack/react-query";
import { defineMessages, useIntl } from "react-intl";
import { addBankAccount } from "@foyer/platform/calls";
import { PasswordField } from "@foyer/ui/password-field";
import { validationWords } from "@foyer/ui/pattern-field";
import { TextField } from "@foyer/ui/text-field";
import { toast } from "@foyer/ui/toast";
import { useServices } from "../../../../services/services.ts";
import {
  bankAccountsQuery,
  paymentPasswordQuery,
  profileQuery,
} from "../accountQueries.ts";
import { FormDialog } from "../../../../shared/form/FormDialog.tsx";
import { useFields } from "../../../../shared/form/useFields.ts";
import { useRefusedFields } from "../../../../shared/form/useRefusedFields.ts";
import { useSend } from "../../../../shared/form/useSend.ts";
import { securityWords } from "../security/securityWords.ts";

const messages = defineMessages({
  title: {
    id: "account.bank.add",
    defaultMessage: "Add a bank account",
    description: "Button that begins to add a bank account",
  },
  holder: {
    id: "account.bank.holder",
    defaultMessage: "Name of the account’s holder",
    description: "Label of a field",
  },
  holderHint: {
    id: "account.bank.holderHint",
    defaultMessage: "Your own name, as the bank writes it.",
    description: "Below the field for the holder of a bank account",
  },
  bank: {
    id: "account.bank.bank",
    defaultMessage: "Bank",
    description: "Label of a field",
  },
  number: {
    id: "account.bank.number",
    defaultMessage: "Account number",
    description: "Label of a field",
  },
  numberWrong: {
    id: "account.bank.numberWrong",
    defaultMessage: "Enter the account number in digits",
    description: "The number of a bank account is not right",
  },
  added: {
    id: "account.bank.added",
    defaultMessage: "The bank account is added",
    description: "Shown after a bank account was added",
  },
});

/** Adds a bank account, confirmed by the payment password (W-104). */
export function AddBankDialog({ onClose }: { readonly onClose: () => void }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const services = useServices();
  const queries = useQueryClient();
  const { run, ...sending } = useSend();
  const known = queries
    .getQueryData(profileQuery(services).queryKey)
    ?.find(({ field }) => field === "payeeName")?.value;
  const missing = formatMessage(securityWords.required);
  const fields = useFields({
    start: { holder: known ?? "", bank: "", number: "", paymentPassword: "" },
    labels: {
      holder: formatMessage(messages.holder),
      bank: formatMessage(messages.bank),
      number: formatMessage(messages.number),
      paymentPassword: formatMessage(securityWords.paymentPassword),
    },
    problemsOf: ({ holder, bank, number, paymentPassword }) => ({
      ...(holder.trim() === "" && { holder: missing }),
      ...(bank.trim() === "" && { bank: missing }),
      ...(!/^\d{4,}$/.test(plain(number)) && {
        number:
          number.trim() === "" ? missing : formatMessage(messages.numberWrong),
      }),
      ...(paymentPassword.trim() === "" && { paymentPassword: missing }),
    }),
    refused: useRefusedFields(
      sending.failure,
      formatMessage(validationWords.other),
    ),
  });
  const submit = () => {
    if (!fields.ready()) return;
    const { holder, bank, number, paymentPassword } = fields.values;
    const wish = {
      holder: holder.trim(),
      bank: bank.trim(),
      number: plain(number),
      paymentPassword: paymentPassword.trim(),
    };
    run(
      () => services.client.call(addBankAccount, wish),
      () => {
        toast.show({ tone: "success", text: formatMessage(messages.added) });
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
      sending={sending}
      problems={fields.problems}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        {...fields.bind("holder")}
        hint={formatMessage(messages.holderHint)}
        autoComplete="name"
        autoFocus
        required
      />
      <TextField {...fields.bind("bank")} autoComplete="off" required />
      <TextField
        {...fields.bind("number")}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <PasswordField
        {...fields.bind("paymentPassword")}
        autoComplete="off"
        required
      />
    </FormDialog>
  );
}

/** Blanks and strokes are how people read numbers, not part of them. */
const plain = (number: string): string => number.replace(/[\s-]/g, "");
