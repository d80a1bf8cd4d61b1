import { defineMessages, useIntl } from "react-intl";
import type { WithdrawFacts } from "@foyer/flows/withdraw";
import { Button } from "@foyer/ui/button";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { useOpenMemberPage } from "../memberCentreContext.ts";
import { moneyWords } from "../../../shared/money/moneyWords.ts";

const messages = defineMessages({
  lead: {
    id: "withdraw.blocked",
    defaultMessage: "Before money can be withdrawn:",
    description: "Above what stands in the way of a withdrawal",
  },
  noPassword: {
    id: "withdraw.blocked.paymentPassword",
    defaultMessage: "Set a payment password first: it confirms each payout.",
    description: "A withdrawal is not possible without a payment password",
  },
  setPassword: {
    id: "withdraw.blocked.setPassword",
    defaultMessage: "Set a payment password",
    description: "Button that leads to where the payment password is set",
  },
  noAccount: {
    id: "withdraw.blocked.bankAccount",
    defaultMessage: "Add a bank account first: money is paid out there.",
    description: "A withdrawal is not possible without a bank account",
  },
  addAccount: {
    id: "withdraw.blocked.addAccount",
    defaultMessage: "Add a bank account",
    description: "Button that leads to where bank accounts are added",
  },
  noMethod: {
    id: "withdraw.blocked.noMethod",
    defaultMessage: "Nothing is paid out at the moment.",
    description: "The platform offers no way to withdraw",
  },
  other: {
    id: "withdraw.blocked.other",
    defaultMessage: "Customer service can tell what is missing.",
    description: "Something stands in the way that the platform does not name",
  },
  service: {
    id: "withdraw.blocked.service",
    defaultMessage: "Contact customer service",
    description: "Button that opens customer service",
  },
  toAccount: {
    id: "withdraw.blocked.toAccount",
    defaultMessage: "Open my account",
    description: "Button that leads to the page of the account",
  },
});

type Blocker = WithdrawFacts["blockers"][number];

/** Our own words for what is known; the platform's, as plain text, for everything else. */
const known = {
  NO_PAYMENT_PASSWORD: {
    text: messages.noPassword,
    wayOut: messages.setPassword,
  },
  NO_BANK_ACCOUNT: { text: messages.noAccount, wayOut: messages.addAccount },
} as const;

const isKnown = (code: string): code is keyof typeof known =>
  Object.hasOwn(known, code);

/** What has to be done on the page of the account. */
const accountActions = new Set([
  "paymentPassword",
  "bankAccount",
  "profile",
  "identity",
]);

/** Facts that close the form although the platform names no blocker. */
function blockersOf({ blockers, accounts, methods }: WithdrawFacts) {
  if (blockers.length > 0) return blockers;
  const missing = (code: string): Blocker => ({
    code,
    message: "",
    action: "",
  });
  return methods.length === 0
    ? [missing("NO_METHOD")]
    : accounts.length === 0
      ? [missing("NO_BANK_ACCOUNT")]
      : [];
}

interface WithdrawBlockersProps {
  readonly facts: WithdrawFacts | undefined;
  readonly onRetry: () => void;
  /** Opens customer service; undefined while there is none. */
  readonly onService: (() => void) | undefined;
}

/** What stands in the way, each with its way out, before anybody has typed anything. */
export function WithdrawBlockers({
  facts,
  onRetry,
  onService,
}: WithdrawBlockersProps) {
  const { formatMessage } = useIntl();
  const openPage = useOpenMemberPage();
  if (!facts) return null;

  const textOf = ({ code, message }: Blocker) => {
    if (isKnown(code)) return formatMessage(known[code].text);
    if (code === "NO_METHOD") return formatMessage(messages.noMethod);
    return message || formatMessage(messages.other);
  };
  const wayOutOf = ({ code, action }: Blocker) => {
    if (isKnown(code) || accountActions.has(action ?? ""))
      return (
        <Button onClick={() => openPage("securityCenter")}>
          {formatMessage(
            isKnown(code) ? known[code].wayOut : messages.toAccount,
          )}
        </Button>
      );
    return (
      onService && (
        <Button icon="headset" onClick={onService}>
          {formatMessage(messages.service)}
        </Button>
      )
    );
  };
  return (
    <Stack gap="x4">
      <Text>{formatMessage(messages.lead)}</Text>
      <Stack as="ul" gap="x3">
        {blockersOf(facts).map((blocker) => (
          <li key={blocker.code}>
            <InlineMessage tone="warning" action={wayOutOf(blocker)}>
              {textOf(blocker)}
            </InlineMessage>
          </li>
        ))}
      </Stack>
      <Button variant="outline" icon="refresh" onClick={onRetry}>
        {formatMessage(moneyWords.checkAgain)}
      </Button>
    </Stack>
  );
}
