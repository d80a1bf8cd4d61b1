import { useState } from "react";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useLocation } from "react-router-dom";
import { useTranslations } from "@foyer/ui/words";
import { Badge } from "@foyer/ui/badge";
import { Button } from "@foyer/ui/button";
import { Inline, Stack } from "@foyer/ui/stack";
import type { ResponseOf } from "@foyer/platform/call";
import {
  type security as securityCall,
  totp as totpCall,
} from "@foyer/platform/calls";
import { modalOf, useModalActions } from "../../navigation/modals.ts";
import { useServices } from "../../services/services.ts";
import { accountKey } from "../../kit/queryKeys.ts";
import { securityQuery } from "../accountQueries.ts";
import { AuthenticatorDialog } from "./AuthenticatorDialog.tsx";
import { ContactDialog } from "./ContactDialog.tsx";
import { PaymentPasswordRow } from "./PaymentPasswordRow.tsx";
import { ReadRow } from "./ReadRow.tsx";
import { RecoveryCodesDialog, RenewCodesDialog } from "./RecoveryCodes.tsx";
import { SecurityChanges } from "./SecurityChanges.tsx";
import { SecurityRow, SecurityRows } from "./SecurityRow.tsx";

/** The account's security settings: passwords, contact details and the authenticator; and what was changed in them. */
export function SecurityPart() {
  const t = useTranslations();
  const services = useServices();
  const { open } = useModalActions();
  const inPanel = modalOf(useLocation())?.name === "panel";
  const security = useQuery(securityQuery(services));
  return (
    <Stack gap="x8">
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
        <PaymentPasswordRow />
        {/* A platform without self-service has none of these rows. */}
        {security.data !== null && <ContactRows query={security} />}
        <AuthenticatorRows />
      </SecurityRows>
      {security.data && <SecurityChanges />}
    </Stack>
  );
}

interface ContactRowsProps {
  readonly query: UseQueryResult<ResponseOf<typeof securityCall> | null>;
}

/** The mobile number and the e-mail address, masked, each to be replaced with a code that is sent to the new one. */
function ContactRows({ query }: ContactRowsProps) {
  const t = useTranslations();
  const { mobile = "", email = "", emailConfirmed } = query.data ?? {};
  const action = (value: string) =>
    t(value === "" ? "account.contact.add" : "account.change");
  // "Not given" is said only once the platform has answered. Numbers and addresses are read from the left everywhere.
  const shown = (value: string) => {
    if (value !== "") return `\u2066${value}\u2069`;
    return query.data ? t("account.profile.notGiven") : "";
  };
  return (
    <>
      <ReadRow
        query={query}
        title={t("account.contact.mobile")}
        hint={shown(mobile)}
        action={action(mobile)}
        dialog={(onClose) => <ContactDialog kind="mobile" onClose={onClose} />}
      />
      <ReadRow
        query={query}
        title={t("account.contact.email")}
        hint={
          email === "" || emailConfirmed
            ? shown(email)
            : t("account.contact.unconfirmed", { email })
        }
        action={action(email)}
        dialog={(onClose) => <ContactDialog kind="email" onClose={onClose} />}
      />
    </>
  );
}

/** The authenticator, and the codes that stand in for it. */
function AuthenticatorRows() {
  const t = useTranslations();
  const services = useServices();
  const totp = useQuery({
    queryKey: accountKey("totp"),
    // The answer may contain the secret of a new authenticator (W-113), which is never cached.
    gcTime: 0,
    queryFn: ({ signal }) => services.client.call(totpCall, {}, { signal }),
  });
  const { data: offer } = totp;
  const security = useQuery(securityQuery(services));
  const [codes, setCodes] = useState<readonly string[]>([]);
  return (
    <>
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
          offer && (
            <AuthenticatorDialog
              offer={offer}
              onClose={onClose}
              onCodes={setCodes}
            />
          )
        }
      />
      {offer?.enabled && security.data && (
        <ReadRow
          query={security}
          title={t("account.recovery")}
          hint={t("account.recovery.left", {
            count: security.data.recoveryCodes,
          })}
          action={t("account.recovery.renew")}
          dialog={(onClose) => (
            <RenewCodesDialog onClose={onClose} onCodes={setCodes} />
          )}
        />
      )}
      {codes.length > 0 && (
        <RecoveryCodesDialog codes={codes} onClose={() => setCodes([])} />
      )}
    </>
  );
}
