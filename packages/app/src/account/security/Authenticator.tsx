import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "@foyer/ui/words";
import { Badge } from "@foyer/ui/badge";
import { Button } from "@foyer/ui/button";
import { Inline } from "@foyer/ui/stack";
import { useServices } from "../../services/services.ts";
import { useReading } from "../../kit/reading/useReading.ts";
import { totpQuery } from "../accountQueries.ts";
import { AuthenticatorDialog } from "./AuthenticatorDialog.tsx";
import { SecurityRow } from "./SecurityRow.tsx";

/** The authenticator: how it stands, and the way to the other state (W-113). */
export function Authenticator() {
  const t = useTranslations();
  const [isOpen, setOpen] = useState(false);
  const query = useQuery(totpQuery(useServices()));
  const { data } = query;
  const { failure } = useReading(query);
  return (
    <SecurityRow
      title={
        <Inline gap="x2">
          {t("account.totp")}
          {data && (
            <Badge tone={data.enabled ? "success" : "neutral"}>
              {t(data.enabled ? "account.totp.on" : "account.totp.off")}
            </Badge>
          )}
        </Inline>
      }
      action={
        failure && !data ? (
          <Button loading={failure.retrying} onClick={failure.onRetry}>
            {t("account.totp.retry")}
          </Button>
        ) : (
          <Button loading={!data} onClick={() => setOpen(true)}>
            {t(data?.enabled ? "account.totp.turnOff" : "account.totp.turnOn")}
          </Button>
        )
      }
    >
      {failure?.title ?? t("account.totp.hint")}
      {isOpen && data && (
        <AuthenticatorDialog offer={data} onClose={() => setOpen(false)} />
      )}
    </SecurityRow>
  );
}
