import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "@foyer/ui/words";
import { useServices } from "../../services/services.ts";
import { paymentPasswordQuery, securityQuery } from "../accountQueries.ts";
import { PaymentPasswordDialog } from "./PaymentPasswordDialog.tsx";
import { ReadRow } from "./ReadRow.tsx";
import { ResetPaymentPassword } from "./ResetPaymentPassword.tsx";

/** The payment password: to set, to change, and to reset if it was forgotten. */
export function PaymentPasswordRow() {
  const t = useTranslations();
  const services = useServices();
  const password = useQuery(paymentPasswordQuery(services));
  const { data: security } = useQuery(securityQuery(services));
  const missing = password.data?.isSet === false;
  const [resetting, setResetting] = useState(false);
  const holdHours = security?.resetHoldHours ?? 0;
  return (
    <>
      <ReadRow
        query={password}
        title={t("account.paymentPassword")}
        hint={t(
          missing
            ? "account.paymentPassword.missing"
            : "account.paymentPassword.hint",
        )}
        action={t(missing ? "account.paymentPassword.set" : "account.change")}
        dialog={(onClose) => (
          <PaymentPasswordDialog
            first={missing}
            onClose={onClose}
            {...(security && {
              forgotten:
                security.resetBy === "unknown"
                  ? "service"
                  : () => {
                      onClose();
                      setResetting(true);
                    },
            })}
          />
        )}
      />
      {resetting && (
        <ResetPaymentPassword
          holdHours={holdHours}
          onClose={() => setResetting(false)}
        />
      )}
    </>
  );
}
