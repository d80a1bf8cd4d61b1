import { useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { defineMessages, useIntl } from "react-intl";
import { disableTotp, enrolTotp } from "@foyer/platform/calls";
import { validationWords } from "@foyer/ui/pattern-field";
import { Text } from "@foyer/ui/text";
import { TextField } from "@foyer/ui/text-field";
import { toast } from "@foyer/ui/toast";
import { useServices } from "../../../../services/services.ts";
import { totpQuery } from "../accountQueries.ts";
import { FormDialog } from "../../../../shared/form/FormDialog.tsx";
import { useFields } from "../../../../shared/form/useFields.ts";
import { useOwnerSend } from "../../../../shared/step-up/useOwnerSend.ts";
import { AuthenticatorSecret } from "./AuthenticatorSecret.tsx";

const messages = defineMessages({
  titleOn: {
    id: "account.totp.titleOn",
    defaultMessage: "Turn on Google verification",
    description: "Title of the dialog that sets up an authenticator",
  },
  titleOff: {
    id: "account.totp.titleOff",
    defaultMessage: "Turn off Google verification",
    description: "Title of the dialog that switches the authenticator off",
  },
  offText: {
    id: "account.totp.offText",
    defaultMessage:
      "Enter the code that your app shows now. After that no code of it is asked for any more.",
    description: "In the dialog that switches the authenticator off",
  },
  code: {
    id: "account.totp.code",
    defaultMessage: "Code of six digits from the app",
    description: "Label of the field for an authenticator's code",
  },
  turnedOn: {
    id: "account.totp.turnedOn",
    defaultMessage: "Google verification is on",
    description: "Shown after the authenticator was switched on",
  },
  turnedOff: {
    id: "account.totp.turnedOff",
    defaultMessage: "Google verification is off",
    description: "Shown after the authenticator was switched off",
  },
});

interface AuthenticatorDialogProps {
  readonly offer: {
    readonly enabled: boolean;
    readonly secret: string;
    readonly uri: string;
  };
  readonly onClose: () => void;
}

/** Switches the authenticator on or off, each proven by a code of it (W-113). */
export function AuthenticatorDialog(props: AuthenticatorDialogProps) {
  const { onClose } = props;
  // What it was opened for: an answer that comes meanwhile must not turn it round.
  const [offer] = useState(props.offer);
  const intl = useIntl();
  const { formatMessage } = intl;
  const services = useServices();
  const queries = useQueryClient();
  const { run, stepUp, ...sending } = useOwnerSend();
  const fields = useFields({
    start: { code: "" },
    labels: { code: formatMessage(messages.code) },
    problemsOf: ({ code }) =>
      /^\d{6}$/.test(code.replace(/\s/g, ""))
        ? {}
        : { code: formatMessage(validationWords.code) },
  });
  const title = formatMessage(
    offer.enabled ? messages.titleOff : messages.titleOn,
  );
  const submit = () => {
    if (!fields.ready()) return;
    const code = fields.values.code.replace(/\s/g, "");
    const call = offer.enabled ? disableTotp : enrolTotp;
    run(
      (proof) => services.client.call(call, { code, ...proof }),
      () => {
        toast.show({
          tone: "success",
          text: formatMessage(
            offer.enabled ? messages.turnedOff : messages.turnedOn,
          ),
        });
        const { queryKey } = totpQuery(services);
        void queries.invalidateQueries({ queryKey });
        onClose();
      },
    );
  };
  return (
    <FormDialog
      title={title}
      tone={offer.enabled ? "danger" : "accent"}
      sending={sending}
      stepUp={stepUp}
      problems={fields.problems}
      onSubmit={submit}
      onClose={onClose}
    >
      {offer.enabled ? (
        <Text>{formatMessage(messages.offText)}</Text>
      ) : (
        <AuthenticatorSecret {...offer} />
      )}
      <TextField
        {...fields.bind("code")}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
      />
    </FormDialog>
  );
}
