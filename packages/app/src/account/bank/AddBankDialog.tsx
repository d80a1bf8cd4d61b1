import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "@foyer/ui/words";
import { addBankAccount } from "@foyer/platform/calls";
import { PasswordField } from "@foyer/ui/password-field";
import { validationWords } from "@foyer/ui/pattern-field";
import { Select } from "@foyer/ui/select";
import { Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { TextField } from "@foyer/ui/text-field";
import { useServices } from "../../services/services.ts";
import { bankAccountsQuery } from "../accountQueries.ts";
import { FormDialog } from "../FormDialog.tsx";
import { useFields } from "../../kit/form/useFields.ts";
import { useRefusedFields } from "../../kit/form/refusedFields.ts";
import { useOwnerSend } from "../step-up/useOwnerSend.ts";

/** Adds a bank account, confirmed by the payment password (W-104). */
export function AddBankDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations();
  const sending = useOwnerSend();
  const { data: kept } = useQuery(bankAccountsQuery(useServices()));
  const { holder: own = "", banks = [] } = kept ?? {};
  const missing = t("validation.required");
  const fields = useFields({
    start: { holder: "", bank: "", number: "", paymentPassword: "" },
    labels: {
      holder: t("account.bank.holder"),
      bank: t("account.bank.bank"),
      number: t("account.bank.number"),
      paymentPassword: t("account.paymentPassword"),
    },
    problemsOf: ({ holder, bank, number, paymentPassword }) => ({
      ...(own === "" && holder.trim() === "" && { holder: missing }),
      ...(bank.trim() === "" && { bank: missing }),
      ...(!/^\d{4,}$/.test(plain(number)) && {
        number: number.trim() === "" ? missing : t("account.bank.numberWrong"),
      }),
      ...(paymentPassword.trim() === "" && { paymentPassword: missing }),
    }),
    refused: useRefusedFields(sending.failure, t(validationWords.other)),
  });
  return (
    <FormDialog
      title={t("account.bank.add")}
      fields={fields}
      sending={sending}
      send={(by, proof) => {
        const { holder, bank, number, paymentPassword } = fields.values;
        return by.change(addBankAccount, {
          holder: own || holder.trim(),
          bank: bank.trim(),
          number: plain(number),
          paymentPassword: paymentPassword.trim(),
          ...proof,
        });
      }}
      done={t("account.bank.added")}
      onClose={onClose}
    >
      {own === "" ? (
        <TextField
          {...fields.bind("holder")}
          hint={t("account.bank.holderHint")}
          autoComplete="name"
          autoFocus
          required
        />
      ) : (
        <Stack gap="x1">
          <Text size="small" weight="strong">
            {t("account.bank.holder")}
          </Text>
          <Text>
            <bdi>{own}</bdi>
          </Text>
          <Text size="small" tone="quiet">
            {t("account.bank.holderFixed")}
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
          placeholder={t("account.bank.chooseBank")}
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
