import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "@foyer/ui/words";
import { Button } from "@foyer/ui/button";
import { Text } from "@foyer/ui/text";
import { useServices } from "../../services/services.ts";
import { securityQuery } from "../accountQueries.ts";
import { ResetPaymentPassword } from "./ResetPaymentPassword.tsx";

/**
 * What helps where the payment password is locked: resetting it in a dialog of its own, over the form, which keeps
 * what was typed; or why only customer service can. Nothing where the platform has no reset.
 *
 * @example {failure?.reason === "LOCKED" && <ForgottenPaymentPassword />}
 */
export default function ForgottenPaymentPassword() {
  const t = useTranslations();
  const { data: security } = useQuery(securityQuery(useServices()));
  const [resetting, setResetting] = useState(false);
  if (!security) return null;
  if (security.resetBy === "unknown")
    return (
      <Text size="small" tone="quiet">
        {t("account.paymentPassword.forgottenService")}
      </Text>
    );
  return (
    <>
      <div>
        <Button variant="quiet" size="small" onClick={() => setResetting(true)}>
          {t("account.paymentPassword.forgotten")}
        </Button>
      </div>
      {resetting && (
        <ResetPaymentPassword
          holdHours={security.resetHoldHours}
          onClose={() => setResetting(false)}
        />
      )}
    </>
  );
}
