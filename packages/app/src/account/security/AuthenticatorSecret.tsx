import { useTranslations } from "@foyer/ui/words";
import { CopyButton } from "@foyer/ui/copy-button";
import { QrCode } from "@foyer/ui/qr-code";
import { Inline, Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import * as styles from "./SecurityRow.css.ts";

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
