import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { defineMessages, useIntl } from "react-intl";
import { Badge } from "@foyer/ui/badge";
import { Button } from "@foyer/ui/button";
import { Inline } from "@foyer/ui/stack";
import { useServices } from "../../../../services/services.ts";
import { useReading } from "../../../../shared/reading/useReading.ts";
import { totpQuery } from "../accountQueries.ts";
import { AuthenticatorDialog } from "./AuthenticatorDialog.tsx";
import { SecurityRow } from "./SecurityRow.tsx";
import { securityWords } from "./securityWords.ts";

const messages = defineMessages({
  title: {
    id: "account.totp",
    defaultMessage: "Google verification",
    description: "Label of the authenticator app's codes",
  },
  hint: {
    id: "account.totp.hint",
    defaultMessage:
      "An app on your phone shows a code that is asked for at unusual sign-ins.",
    description: "What an authenticator app does",
  },
  on: {
    id: "account.totp.on",
    defaultMessage: "On",
    description: "The authenticator is switched on",
  },
  off: {
    id: "account.totp.off",
    defaultMessage: "Off",
    description: "The authenticator is switched off",
  },
  turnOn: {
    id: "account.totp.turnOn",
    defaultMessage: "Turn on",
    description: "Button that begins to set up an authenticator",
  },
  turnOff: {
    id: "account.totp.turnOff",
    defaultMessage: "Turn off",
    description: "Button that begins to switch the authenticator off",
  },
});

/** The authenticator: how it stands, and the way to the other state (W-113). */
export function Authenticator() {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const query = useQuery(totpQuery(useServices()));
  const { data } = query;
  const { failure } = useReading(query);
  return (
    <SecurityRow
      title={
        <Inline gap="x2">
          {formatMessage(messages.title)}
          {data && (
            <Badge tone={data.enabled ? "success" : "neutral"}>
              {formatMessage(data.enabled ? messages.on : messages.off)}
            </Badge>
          )}
        </Inline>
      }
      action={
        failure && !data ? (
          <Button loading={failure.retrying} onClick={failure.onRetry}>
            {formatMessage(securityWords.retry)}
          </Button>
        ) : (
          <Button loading={!data} onClick={() => setOpen(true)}>
            {formatMessage(data?.enabled ? messages.turnOff : messages.turnOn)}
          </Button>
        )
      }
    >
      {failure?.title ?? formatMessage(messages.hint)}
      {isOpen && data && (
        <AuthenticatorDialog offer={data} onClose={() => setOpen(false)} />
      )}
    </SecurityRow>
  );
}
