import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "@foyer/ui/words";
import { Button } from "@foyer/ui/button";
import { useServices } from "../../services/services.ts";
import { useReading } from "../../kit/reading/useReading.ts";
import { paymentPasswordQuery } from "../accountQueries.ts";
import { PaymentPasswordDialog } from "./PaymentPasswordDialog.tsx";
import { SecurityRow } from "./SecurityRow.tsx";

/** The password that confirms payments, to set or to change (W-105). */
export function PaymentPassword() {
  const t = useTranslations();
  const [isOpen, setOpen] = useState(false);
  const query = useQuery(paymentPasswordQuery(useServices()));
  const { data } = query;
  const { failure } = useReading(query);
  const missing = data?.isSet === false;
  return (
    <SecurityRow
      title={t("account.paymentPassword")}
      action={
        failure && !data ? (
          <Button loading={failure.retrying} onClick={failure.onRetry}>
            {t("account.totp.retry")}
          </Button>
        ) : (
          <Button loading={!data} onClick={() => setOpen(true)}>
            {t(missing ? "account.paymentPassword.set" : "account.change")}
          </Button>
        )
      }
    >
      {failure?.title ??
        t(
          missing
            ? "account.paymentPassword.missing"
            : "account.paymentPassword.hint",
        )}
      {isOpen && (
        <PaymentPasswordDialog first={missing} onClose={() => setOpen(false)} />
      )}
    </SecurityRow>
  );
}
