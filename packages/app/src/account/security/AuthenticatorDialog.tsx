import { useState } from "react";
import { useTranslations } from "@foyer/ui/words";
import type { ResponseOf } from "@foyer/platform/call";
import * as calls from "@foyer/platform/calls";
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
  readonly offer: ResponseOf<typeof calls.totp>;
  readonly onClose: () => void;
  /** Receives the new recovery codes, if the platform has any. */
  readonly onCodes: (codes: readonly string[]) => void;
}

/** Digits of the app's codes, and of a code that may be a recovery code. */
const appCode = /^\d{6}$/;
const anyCode = /^\d{6,12}$/;

/** Spaces and hyphens only group the digits. */
const plain = (code: string): string => code.replace(/[\s-]/g, "");

/**
 * Switches the authenticator on or off; either needs a code from it (W-113), and a recovery code also switches it off.
 *
 * @example <AuthenticatorDialog offer={offer} onClose={onClose} onCodes={setCodes} />
 */
export function AuthenticatorDialog(props: AuthenticatorDialogProps) {
  const { onClose, onCodes } = props;
  // The state it was opened for: an answer that arrives meanwhile must not reverse the dialog's purpose.
  const [offer] = useState(props.offer);
  const t = useTranslations();
  const fields = useFields({
    code: {
      label: t("account.totp.code"),
      problem: (code) =>
        (offer.enabled ? anyCode : appCode).test(plain(code))
          ? undefined
          : t(validationWords.code),
    },
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
        const request = { code: plain(fields.values.code), ...proof };
        return offer.enabled
          ? by.change(calls.disableTotp, request)
          : by
              .change(calls.enrolTotp, request)
              .then(({ recoveryCodes }) => onCodes(recoveryCodes));
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

/** The letters in groups of four, as people read them out. */
const inFours = (secret: string) => secret.replace(/(.{4})(?=.)/g, "$1 ");

/** The secret for an authenticator app: as a QR code to scan, and as text for members without a camera (W-113). */
function AuthenticatorSecret({
  secret,
  uri,
}: AuthenticatorDialogProps["offer"]) {
  const t = useTranslations();
  // A QR code is drawn only from an address with the expected scheme.
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
