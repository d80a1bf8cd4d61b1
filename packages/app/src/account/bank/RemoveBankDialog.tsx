import { useTranslations } from "@foyer/ui/words";
import { removeBankAccount } from "@foyer/platform/calls";
import { BankAccountCard } from "@foyer/ui/bank-account-card";
import { PasswordField } from "@foyer/ui/password-field";
import { Text } from "@foyer/ui/text";
import { FormDialog } from "../FormDialog.tsx";
import { useFields } from "../../kit/form/useFields.ts";
import { useOwnerSend } from "../step-up/useOwnerSend.ts";

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
  const t = useTranslations();
  const fields = useFields({
    start: { paymentPassword: "" },
    labels: { paymentPassword: t("account.paymentPassword") },
    problemsOf: ({ paymentPassword }) =>
      paymentPassword.trim() === ""
        ? { paymentPassword: t("validation.required") }
        : {},
  });
  return (
    <FormDialog
      title={t("account.bank.removeTitle")}
      confirm={t("account.bank.removeConfirm")}
      tone="danger"
      fields={fields}
      sending={useOwnerSend()}
      send={(by) =>
        by.change(removeBankAccount, {
          id: account.id,
          paymentPassword: fields.values.paymentPassword.trim(),
        })
      }
      done={t("account.bank.removed")}
      onClose={onClose}
    >
      <BankAccountCard {...account} />
      <Text>{t("account.bank.removeText")}</Text>
      <PasswordField
        {...fields.bind("paymentPassword")}
        autoComplete="off"
        autoFocus
        required
      />
    </FormDialog>
  );
}
