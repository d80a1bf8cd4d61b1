import { useTranslations } from "@foyer/ui/words";
import type { ResponseOf } from "@foyer/platform/call";
import { loginHistory } from "@foyer/platform/calls";
import { Badge } from "@foyer/ui/badge";
import type { DataTableColumn } from "@foyer/ui/data-table";
import { useServices } from "../../services/services.ts";
import { AccountLog, type LogRow } from "../AccountLog.tsx";

type SignIn = ResponseOf<typeof loginHistory>["list"][number];

/** Names of the login methods. */
const methodWords = {
  PASSWORD: "account.method.password",
  SMS: "account.method.sms",
  DEVICE: "account.method.device",
  SOCIAL: "account.method.social",
  REGISTER: "account.method.register",
  RECOVERY: "account.method.recovery",
  unknown: "account.method.unknown",
} as const;

/** Names of the outcomes of a login. */
const outcomeWords = {
  SUCCESS: "account.outcome.success",
  REFUSED: "account.outcome.refused",
  CHECKED: "account.outcome.checked",
  unknown: "account.outcome.unknown",
} as const;

/** Appearance of each outcome. */
const outcomeLooks = {
  SUCCESS: { tone: "success", icon: "check" },
  REFUSED: { tone: "warning", icon: "warning" },
  CHECKED: { tone: "info", icon: "shield" },
  unknown: { tone: "neutral" },
} as const;

/** Every login attempt, page by page: an unfamiliar one is the first sign that somebody else has access (W-112). */
export function LoginHistory() {
  const t = useTranslations();
  const { client } = useServices();
  const columns: readonly DataTableColumn<LogRow<SignIn>>[] = [
    { key: "at", header: t("account.history.at"), kind: "time" },
    { key: "device", header: t("account.history.device") },
    { key: "place", header: t("account.history.place") },
    {
      key: "method",
      header: t("account.history.method"),
      text: ({ method }) => t(methodWords[method]),
      cell: ({ method }) => t(methodWords[method]),
    },
    {
      key: "outcome",
      header: t("account.history.outcome"),
      priority: "figure",
      text: ({ outcome }) => t(outcomeWords[outcome]),
      cell: ({ outcome }) => (
        <Badge {...outcomeLooks[outcome]}>{t(outcomeWords[outcome])}</Badge>
      ),
    },
  ];
  return (
    <AccountLog
      name="history"
      read={(page, options) => client.call(loginHistory, page, options)}
      columns={columns}
      title="account.history"
      empty="account.history.empty"
      emptyText="account.history.emptyText"
    />
  );
}
