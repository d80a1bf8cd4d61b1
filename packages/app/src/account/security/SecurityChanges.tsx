import { useTranslations } from "@foyer/ui/words";
import type { ResponseOf } from "@foyer/platform/call";
import { securityChanges } from "@foyer/platform/calls";
import type { DataTableColumn } from "@foyer/ui/data-table";
import { useServices } from "../../services/services.ts";
import { AccountLog, type LogRow } from "../AccountLog.tsx";

type SecurityChange = ResponseOf<typeof securityChanges>["list"][number];

/** What was changed. */
const kindWords = {
  PASSWORD: "account.changes.password",
  PAYMENT_PASSWORD: "account.changes.paymentPassword",
  PAYMENT_PASSWORD_RESET: "account.changes.paymentPasswordReset",
  MOBILE: "account.changes.mobile",
  EMAIL: "account.changes.email",
  NAME: "account.changes.name",
  AUTHENTICATOR_ON: "account.totp.turnedOn",
  AUTHENTICATOR_OFF: "account.totp.turnedOff",
  RECOVERY_CODES: "account.changes.recoveryCodes",
  RECOVERY_CODE_USED: "account.changes.recoveryCodeUsed",
  BANK_ACCOUNT_ADDED: "account.bank.added",
  BANK_ACCOUNT_REMOVED: "account.bank.removed",
  SESSIONS_ENDED: "account.changes.sessionsEnded",
  unknown: "account.changes.unknown",
} as const;

/** What was changed in the account's security, when and from where, page by page (W-113f). */
export function SecurityChanges() {
  const t = useTranslations();
  const { client } = useServices();
  const columns: readonly DataTableColumn<LogRow<SecurityChange>>[] = [
    { key: "at", header: t("account.history.at"), kind: "time" },
    {
      key: "kind",
      header: t("account.changes.what"),
      priority: "figure",
      text: ({ kind }) => t(kindWords[kind]),
      cell: ({ kind }) => t(kindWords[kind]),
    },
    { key: "device", header: t("account.history.device") },
    { key: "place", header: t("account.history.place") },
  ];
  return (
    <AccountLog
      name="securityChanges"
      read={(page, options) => client.call(securityChanges, page, options)}
      columns={columns}
      title="account.changes"
      empty="account.changes.empty"
      emptyText="account.changes.emptyText"
    />
  );
}
