import { useTranslations } from "@foyer/ui/words";
import { removeBankAccount } from "@foyer/platform/calls";
import { BankAccountCard } from "@foyer/ui/bank-account-card";
import { PasswordField } from "@foyer/ui/password-field";
import { Text } from "@foyer/ui/text";
import { toast } from "@foyer/ui/toast";
import { FormDialog } from "../FormDialog.tsx";
import { useFields } from "../../kit/form/useFields.ts";
import { useSend } from "../../kit/sending/useSend.ts";

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
  const { run, ...sending } = useSend();
  const fields = useFields({
    start: { paymentPassword: "" },
    labels: { paymentPassword: t("account.paymentPassword") },
    problemsOf: ({ paymentPassword }) =>
      paymentPassword.trim() === ""
        ? { paymentPassword: t("validation.required") }
        : {},
  });
  const submit = () => {
    if (!fields.ready()) return;
    const paymentPassword = fields.values.paymentPassword.trim();
    run(
      (by) => by.change(removeBankAccount, { id: account.id, paymentPassword }),
      () => {
        toast.show({ tone: "success", text: t("account.bank.removed") });
        onClose();
      },
    );
  };
  return (
    <FormDialog
      title={t("account.bank.removeTitle")}
      confirm={t("account.bank.removeConfirm")}
      tone="danger"
      sending={sending}
      problems={fields.problems}
      onSubmit={submit}
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
