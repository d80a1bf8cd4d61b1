import { useTranslations } from "@foyer/ui/words";
import type { WithdrawFacts } from "@foyer/flows/withdraw";
import { Button } from "@foyer/ui/button";
import { formatDateTime } from "@foyer/ui/date-time";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { localZone } from "../../kit/localZone.ts";
import { useCentreWays } from "../../kit/centre/ways.ts";

type Blocker = WithdrawFacts["blockers"][number];

/** Our own text for known blockers; the platform's text, as plain text, for all others. */
const known = {
  NO_PAYMENT_PASSWORD: {
    text: "withdraw.blocked.paymentPassword",
    wayOut: "withdraw.blocked.setPassword",
  },
  NO_BANK_ACCOUNT: {
    text: "withdraw.blocked.bankAccount",
    wayOut: "withdraw.blocked.addAccount",
  },
} as const;

const isKnown = (code: string): code is keyof typeof known =>
  Object.hasOwn(known, code);

/** Blockers that are resolved on the account page. */
const accountActions = new Set([
  "paymentPassword",
  "bankAccount",
  "profile",
  "identity",
]);

interface WithdrawBlockersProps {
  readonly blockers: readonly Blocker[];
  readonly onRetry: () => void;
  /** Opens customer service; undefined while there is none. */
  readonly onService: (() => void) | undefined;
}

/** What prevents a withdrawal, each with its remedy, before anything is typed. */
export function WithdrawBlockers({
  blockers,
  onRetry,
  onService,
}: WithdrawBlockersProps) {
  const t = useTranslations();
  const { open: openPage } = useCentreWays();
  const textOf = ({ code, message, until }: Blocker) => {
    if (isKnown(code)) return t(known[code].text);
    const time = until && formatDateTime(until, { timeZone: localZone() });
    if (code === "PAYMENT_PASSWORD_RESET" && time)
      return t("withdraw.blocked.reset", { time });
    if (code === "NO_METHOD") return t("withdraw.blocked.noMethod");
    return message || t("withdraw.blocked.other");
  };
  const wayOutOf = ({ code, action, until }: Blocker) => {
    // It ends without anybody doing anything.
    if (until) return undefined;
    if (isKnown(code) || accountActions.has(action ?? ""))
      return (
        <Button onClick={() => openPage("securityCenter")}>
          {t(isKnown(code) ? known[code].wayOut : "withdraw.blocked.toAccount")}
        </Button>
      );
    return (
      onService && (
        <Button icon="headset" onClick={onService}>
          {t("withdraw.blocked.service")}
        </Button>
      )
    );
  };
  return (
    <Stack gap="x4">
      <Text>{t("withdraw.blocked")}</Text>
      <Stack as="ul" gap="x3">
        {blockers.map((blocker) => (
          <li key={blocker.code}>
            <InlineMessage tone="warning" action={wayOutOf(blocker)}>
              {textOf(blocker)}
            </InlineMessage>
          </li>
        ))}
      </Stack>
      <Button variant="outline" icon="refresh" onClick={onRetry}>
        {t("money.checkAgain")}
      </Button>
    </Stack>
  );
}
