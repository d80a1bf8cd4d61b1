import { useState } from "react";
import { useTranslations } from "@foyer/ui/words";
import { disableTotp, enrolTotp } from "@foyer/platform/calls";
import { CopyButton } from "@foyer/ui/copy-button";
import { validationWords } from "@foyer/ui/pattern-field";
import { QrCode } from "@foyer/ui/qr-code";
import { Inline, Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { TextField } from "@foyer/ui/text-field";
import { FormDialog } from "../FormDialog.tsx";
import { useFields } from "../../kit/form/useFields.ts";
import { useOwnerSend } from "../step-up/useOwnerSend.ts";
import * as styles from "./SecurityRow.css.ts";

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
  return (
    <FormDialog
      title={title}
      tone={offer.enabled ? "danger" : "accent"}
      fields={fields}
      sending={useOwnerSend()}
      send={(by, proof) => {
        const code = fields.values.code.replace(/\s/g, "");
        const call = offer.enabled ? disableTotp : enrolTotp;
        return by.change(call, { code, ...proof });
      }}
      done={t(
        offer.enabled ? "account.totp.turnedOff" : "account.totp.turnedOn",
      )}
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

/** Letters in fours, as people read them off. */
const inFours = (secret: string) => secret.replace(/(.{4})(?=.)/g, "$1 ");

/** What an authenticator app needs: as a code for its camera, and as text for who has no camera (W-113). */
function AuthenticatorSecret({
  secret,
  uri,
}: {
  readonly secret: string;
  readonly uri: string;
}) {
  const t = useTranslations();
  // A code for cameras is drawn of what it says it is, and of nothing else.
  const scanned = uri.startsWith("otpauth://totp/") ? uri : "";
  return (
    <Stack gap="x4">
      <Text>{t("account.totp.scan")}</Text>
      {scanned !== "" && (
        <div className={styles.centre}>
          <QrCode text={scanned} label={t("account.totp.qr")} />
        </div>
      )}
      <Inline gap="x2" wrap={false}>
        <Text as="div" measure>
          {t("account.totp.secret")}:{" "}
          <code className={styles.code}>{inFours(secret)}</code>
        </Text>
        <CopyButton value={secret} label={t("account.totp.copy")} />
      </Inline>
      <Text size="small" tone="quiet">
        {t("account.totp.private")}
      </Text>
    </Stack>
  );
}
