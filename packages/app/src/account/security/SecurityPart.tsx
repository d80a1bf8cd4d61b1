import { useState, type ReactNode } from "react";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router-dom";
import { useTranslations } from "@foyer/ui/words";
import { Badge } from "@foyer/ui/badge";
import { Button } from "@foyer/ui/button";
import { Inline, Stack } from "@foyer/ui/stack";
import type { ResponseOf } from "@foyer/platform/call";
import * as calls from "@foyer/platform/calls";
import { CopyButton } from "@foyer/ui/copy-button";
import { validationWords } from "@foyer/ui/pattern-field";
import { QrCode } from "@foyer/ui/qr-code";
import { Text } from "@foyer/ui/text";
import { TextField } from "@foyer/ui/text-field";
import { modalOf, useModalActions } from "../../navigation/modals.ts";
import { useServices } from "../../services/services.ts";
import { useReading, type Readable } from "../../kit/reading/useReading.ts";
import { accountKey } from "../../kit/queryKeys.ts";
import { paymentPasswordQuery } from "../accountQueries.ts";
import { PaymentPasswordDialog } from "./PaymentPasswordDialog.tsx";
import { SecurityRow, SecurityRows } from "./SecurityRow.tsx";
import { FormDialog } from "../FormDialog.tsx";
import { useFields } from "../../kit/form/useFields.ts";
import { useOwnerSend } from "../step-up/useOwnerSend.ts";
import * as styles from "./SecurityRow.css.ts";

/** The account's security settings: both passwords and the authenticator. */
export function SecurityPart() {
  const t = useTranslations();
  const services = useServices();
  const { open } = useModalActions();
  const inPanel = modalOf(useLocation())?.name === "panel";
  const password = useQuery(paymentPasswordQuery(services));
  const missing = password.data?.isSet === false;
  const totp = useQuery({
    queryKey: accountKey("totp"),
    // The answer may contain the secret of a new authenticator (W-113), which is never cached.
    gcTime: 0,
    queryFn: ({ signal }) => services.client.call(calls.totp, {}, { signal }),
  });
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
  /** Label of the button that opens the dialog. */
  readonly action: string;
  readonly dialog: (onClose: () => void) => ReactNode;
}

/** A row based on a query: its status, and the dialog that changes it. */
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

interface AuthenticatorDialogProps {
  readonly offer: ResponseOf<typeof calls.totp>;
  readonly onClose: () => void;
}

/** Switches the authenticator on or off; either needs a code from it (W-113). */
function AuthenticatorDialog(props: AuthenticatorDialogProps) {
  const { onClose } = props;
  // The state it was opened for: an answer that arrives meanwhile must not reverse the dialog's purpose.
  const [offer] = useState(props.offer);
  const t = useTranslations();
  const fields = useFields({
    code: {
      label: t("account.totp.code"),
      problem: (code) =>
        /^\d{6}$/.test(code.replace(/\s/g, ""))
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
        const code = fields.values.code.replace(/\s/g, "");
        const call = offer.enabled ? calls.disableTotp : calls.enrolTotp;
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
