import { defineMessages, useIntl } from "react-intl";
import { CopyButton } from "@foyer/ui/copy-button";
import { QrCode } from "@foyer/ui/qr-code";
import { Inline, Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import * as styles from "./SecurityRow.css.ts";

const messages = defineMessages({
  scan: {
    id: "account.totp.scan",
    defaultMessage:
      "Scan this with an authenticator app, or type the key below into it.",
    description: "Above the QR code of a new authenticator",
  },
  qr: {
    id: "account.totp.qr",
    defaultMessage: "Key for the authenticator app",
    description: "Spoken name of the QR code of a new authenticator",
  },
  secret: {
    id: "account.totp.secret",
    defaultMessage: "Key",
    description: "Label of the text that is typed into an authenticator app",
  },
  copy: {
    id: "account.totp.copy",
    defaultMessage: "Copy the key",
    description: "Button beside the key of a new authenticator",
  },
  private: {
    id: "account.totp.private",
    defaultMessage:
      "Whoever has this key can make your codes. It is shown only now.",
    description: "Below the key of a new authenticator",
  },
});

/** Letters in fours, as people read them off. */
const inFours = (secret: string) => secret.replace(/(.{4})(?=.)/g, "$1 ");

/** What an authenticator app needs: as a code for its camera, and as text for who has no camera (W-113). */
export function AuthenticatorSecret({
  secret,
  uri,
}: {
  readonly secret: string;
  readonly uri: string;
}) {
  const { formatMessage } = useIntl();
  // A code for cameras is drawn of what it says it is, and of nothing else.
  const scanned = uri.startsWith("otpauth://totp/") ? uri : "";
  return (
    <Stack gap="x4">
      <Text>{formatMessage(messages.scan)}</Text>
      {scanned !== "" && (
        <div className={styles.centre}>
          <QrCode text={scanned} label={formatMessage(messages.qr)} />
        </div>
      )}
      <Inline gap="x2" wrap={false}>
        <Text as="div" measure>
          {formatMessage(messages.secret)}:{" "}
          <code className={styles.code}>{inFours(secret)}</code>
        </Text>
        <CopyButton value={secret} label={formatMessage(messages.copy)} />
      </Inline>
      <Text size="small" tone="quiet">
        {formatMessage(messages.private)}
      </Text>
    </Stack>
  );
}
