import { useState } from "react";
import { useTranslations } from "@foyer/ui/words";
import { disableTotp, enrolTotp } from "@foyer/platform/calls";
import { validationWords } from "@foyer/ui/pattern-field";
import { Text } from "@foyer/ui/text";
import { TextField } from "@foyer/ui/text-field";
import { toast } from "@foyer/ui/toast";
import { FormDialog } from "../FormDialog.tsx";
import { useFields } from "../../kit/form/useFields.ts";
import { useOwnerSend } from "../step-up/useOwnerSend.ts";
import { AuthenticatorSecret } from "./AuthenticatorSecret.tsx";

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
  const t = useTranslations();
  const { run, stepUp, ...sending } = useOwnerSend();
  const fields = useFields({
    start: { code: "" },
    labels: { code: t("account.totp.code") },
    problemsOf: ({ code }) =>
      /^\d{6}$/.test(code.replace(/\s/g, ""))
        ? {}
        : { code: t(validationWords.code) },
  });
  const title = t(
    offer.enabled ? "account.totp.titleOff" : "account.totp.titleOn",
  );
  const submit = () => {
    if (!fields.ready()) return;
    const code = fields.values.code.replace(/\s/g, "");
    const call = offer.enabled ? disableTotp : enrolTotp;
    run(
      (by, proof) => by.change(call, { code, ...proof }),
      () => {
        toast.show({
          tone: "success",
          text: t(
            offer.enabled ? "account.totp.turnedOff" : "account.totp.turnedOn",
          ),
        });
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
        <Text>{t("account.totp.offText")}</Text>
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
