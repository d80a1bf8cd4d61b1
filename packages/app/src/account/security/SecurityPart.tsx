import { useState, type ReactNode } from "react";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router-dom";
import { useTranslations } from "@foyer/ui/words";
import { Badge } from "@foyer/ui/badge";
import { Button } from "@foyer/ui/button";
import { Inline } from "@foyer/ui/stack";
import { modalOf, useModalActions } from "../../navigation/modals.ts";
import { useServices } from "../../services/services.ts";
import { useReading, type Readable } from "../../kit/reading/useReading.ts";
import { paymentPasswordQuery, totpQuery } from "../accountQueries.ts";
import { AuthenticatorDialog } from "./AuthenticatorDialog.tsx";
import { PaymentPasswordDialog } from "./PaymentPasswordDialog.tsx";
import { SecurityRow, SecurityRows } from "./SecurityRow.tsx";

/** What keeps the account safe: both passwords and the authenticator. */
export function SecurityPart() {
  const t = useTranslations();
  const services = useServices();
  const { open } = useModalActions();
  const inPanel = modalOf(useLocation())?.name === "panel";
  const password = useQuery(paymentPasswordQuery(services));
  const missing = password.data?.isSet === false;
  const totp = useQuery(totpQuery(services));
  const { data: offer } = totp;
  return (
    <SecurityRows>
      <SecurityRow
        title={t("account.password")}
        action={
          <Button
            onClick={() =>
              open({
                name: "changePassword",
                back: inPanel ? { panel: "securityCenter" } : "here",
              })
            }
          >
            {t("account.change")}
          </Button>
        }
      >
        {t("account.password.hint")}
      </SecurityRow>
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
          <PaymentPasswordDialog first={missing} onClose={onClose} />
        )}
      />
      <ReadRow
        query={totp}
        title={
          <Inline gap="x2">
            {t("account.totp")}
            {offer && (
              <Badge tone={offer.enabled ? "success" : "neutral"}>
                {t(offer.enabled ? "account.totp.on" : "account.totp.off")}
              </Badge>
            )}
          </Inline>
        }
        hint={t("account.totp.hint")}
        action={t(
          offer?.enabled ? "account.totp.turnOff" : "account.totp.turnOn",
        )}
        dialog={(onClose) =>
          offer && <AuthenticatorDialog offer={offer} onClose={onClose} />
        }
      />
    </SecurityRows>
  );
}

interface ReadRowProps {
  readonly query: Readable;
  readonly title: ReactNode;
  readonly hint: string;
  /** Words of the button that opens the dialog. */
  readonly action: string;
  readonly dialog: (onClose: () => void) => ReactNode;
}

/** A row of what the platform tells: how it stands, and the dialog that changes it. */
function ReadRow({ query, title, hint, action, dialog }: ReadRowProps) {
  const t = useTranslations();
  const [isOpen, setOpen] = useState(false);
  const { data } = query;
  const { failure } = useReading(query);
  return (
    <SecurityRow
      title={title}
      action={
        failure && !data ? (
          <Button loading={failure.retrying} onClick={failure.onRetry}>
            {t("account.totp.retry")}
          </Button>
        ) : (
          <Button loading={!data} onClick={() => setOpen(true)}>
            {action}
          </Button>
        )
      }
    >
      {failure?.title ?? hint}
      {isOpen && dialog(() => setOpen(false))}
    </SecurityRow>
  );
}
