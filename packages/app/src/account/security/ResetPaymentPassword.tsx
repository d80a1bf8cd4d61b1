import { useState } from "react";
import { useTranslations } from "@foyer/ui/words";
import type { ResponseOf } from "@foyer/platform/call";
import { paymentPasswordCode } from "@foyer/platform/calls";
import { Text } from "@foyer/ui/text";
import { FormDialog } from "../FormDialog.tsx";
import { useFields } from "../../kit/form/useFields.ts";
import { useOwnerSend } from "../step-up/useOwnerSend.ts";
import { PaymentPasswordDialog } from "./PaymentPasswordDialog.tsx";

interface ResetPaymentPasswordProps {
  /** Hours during which no money can leave the account afterwards. */
  readonly holdHours: number;
  readonly onClose: () => void;
}

/**
 * Resets a forgotten payment password: what it costs is said first, then both proofs are asked for (W-105b, W-105c).
 *
 * @example {resetting && <ResetPaymentPassword holdHours={24} onClose={onClose} />}
 */
export function ResetPaymentPassword({
  holdHours,
  onClose,
}: ResetPaymentPasswordProps) {
  const t = useTranslations();
  const fields = useFields({});
  const sending = useOwnerSend();
  const [begun, setBegun] = useState<ResponseOf<typeof paymentPasswordCode>>();
  if (begun)
    return (
      <PaymentPasswordDialog first={false} reset={begun} onClose={onClose} />
    );
  return (
    <FormDialog
      title={t("account.paymentPassword.resetTitle")}
      confirm={t("account.paymentPassword.resetBegin")}
      fields={fields}
      sending={sending}
      send={(by, proof) =>
        by.change(paymentPasswordCode, { ...proof }).then(setBegun)
      }
      onClose={onClose}
      onDone={() => {}}
    >
      <Text>{t("account.paymentPassword.resetText")}</Text>
      {holdHours > 0 && (
        <Text>
          {t("account.paymentPassword.resetHold", { hours: holdHours })}
        </Text>
      )}
    </FormDialog>
  );
}
