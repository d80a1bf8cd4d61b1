import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "@foyer/ui/words";
import type { ResponseOf } from "@foyer/platform/call";
import { paymentPasswordCode } from "@foyer/platform/calls";
import { Text } from "@foyer/ui/text";
import { FormDialog } from "../FormDialog.tsx";
import { useFields } from "../../kit/form/useFields.ts";
import { useServices } from "../../services/services.ts";
import { paymentPasswordQuery, securityQuery } from "../accountQueries.ts";
import { useOwnerSend } from "../step-up/useOwnerSend.ts";
import { PaymentPasswordDialog } from "./PaymentPasswordDialog.tsx";
import { ReadRow } from "./ReadRow.tsx";

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
        <ResetDialog
          holdHours={holdHours}
          onClose={() => setResetting(false)}
        />
      )}
    </>
  );
}

interface ResetDialogProps {
  /** Hours during which no money can leave the account afterwards. */
  readonly holdHours: number;
  readonly onClose: () => void;
}

/** Resets a forgotten payment password: what it costs is said first, then both proofs are asked for (W-105b, W-105c). */
function ResetDialog({ holdHours, onClose }: ResetDialogProps) {
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
