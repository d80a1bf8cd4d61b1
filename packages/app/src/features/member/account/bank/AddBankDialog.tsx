import { useQuery, useQueryClient } from "@tanstack/react-query";
import { defineMessages, useIntl } from "react-intl";
import { addBankAccount } from "@foyer/platform/calls";
import { PasswordField } from "@foyer/ui/password-field";
import { validationWords } from "@foyer/ui/pattern-field";
import { Select } from "@foyer/ui/select";
import { Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
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
import { useOwnerSend } from "../../../../shared/step-up/useOwnerSend.ts";
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
    defaultMessage:
      "Your own name, as the bank writes it. It is kept as your name here.",
    description: "Below the field for the holder of a bank account",
  },
  holderFixed: {
    id: "account.bank.holderFixed",
    defaultMessage:
      "The bank account must be in this name. Customer service can correct it.",
    description: "Below the member's own name, which cannot be changed here",
  },
  chooseBank: {
    id: "account.bank.chooseBank",
    defaultMessage: "Choose your bank",
    description: "Stands in the choice of banks until one is chosen",
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
  const { run, stepUp, ...sending } = useOwnerSend();
  const { data: kept } = useQuery(bankAccountsQuery(services));
  const { holder: own = "", banks = [] } = kept ?? {};
  const missing = formatMessage(securityWords.required);
  const fields = useFields({
    start: { holder: "", bank: "", number: "", paymentPassword: "" },
    labels: {
      holder: formatMessage(messages.holder),
      bank: formatMessage(messages.bank),
      number: formatMessage(messages.number),
      paymentPassword: formatMessage(securityWords.paymentPassword),
    },
    problemsOf: ({ holder, bank, number, paymentPassword }) => ({
      ...(own === "" && holder.trim() === "" && { holder: missing }),
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
      holder: own || holder.trim(),
      bank: bank.trim(),
      number: plain(number),
      paymentPassword: paymentPassword.trim(),
    };
    run(
      (proof) => services.client.call(addBankAccount, { ...wish, ...proof }),
      () => {
        toast.show({ tone: "success", text: formatMessage(messages.added) });
        for (const { queryKey } of [
          bankAccountsQuery(services),
          paymentPasswordQuery(services),
          profileQuery(services),
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
      stepUp={stepUp}
      problems={fields.problems}
      onSubmit={submit}
      onClose={onClose}
    >
      {own === "" ? (
        <TextField
          {...fields.bind("holder")}
          hint={formatMessage(messages.holderHint)}
          autoComplete="name"
          autoFocus
          required
        />
      ) : (
        <Stack gap="x1">
          <Text size="small" weight="strong">
            {formatMessage(messages.holder)}
          </Text>
          <Text>
            <bdi>{own}</bdi>
          </Text>
          <Text size="small" tone="quiet">
            {formatMessage(messages.holderFixed)}
          </Text>
        </Stack>
      )}
      {banks.length === 0 ? (
        <TextField
          {...fields.bind("bank")}
          autoComplete="off"
          autoFocus={own !== ""}
          required
        />
      ) : (
        <Select
          {...fields.bind("bank")}
          placeholder={formatMessage(messages.chooseBank)}
          options={banks.map((bank) => ({ value: bank, label: bank }))}
          required
        />
      )}
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
