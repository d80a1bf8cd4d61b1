import { defineMessages, useIntl } from "react-intl";
import type {
  ContractRequestEvent,
  ContractRequestView,
} from "@foyer/flows/contract-request";
import type { Contract } from "@foyer/platform/calls";
import { Button } from "@foyer/ui/button";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Inline } from "@foyer/ui/stack";
import { errorText } from "../words/errors.ts";

const messages = defineMessages<
  Record<
    | "checking"
    | "notDone"
    | "inDoubt"
    | "retry"
    | "askAgain"
    | "leave"
    | "read"
    | Contract["state"],
    {}
  >
>({
  checking: {
    id: "contract.news.checking",
    defaultMessage:
      "No reply came. The platform is being asked how the contract stands; nothing is sent twice.",
    description: "The answer about a contract is in doubt",
  },
  notDone: {
    id: "contract.news.notDone",
    defaultMessage: "The platform has not done it. Nothing has changed so far.",
    description: "The answer about a contract did not arrive",
  },
  inDoubt: {
    id: "contract.news.unknown",
    defaultMessage:
      "It is not known whether your answer arrived, and the platform cannot be asked now.",
    description: "The answer about a contract is in doubt",
  },
  retry: {
    id: "contract.news.retry",
    defaultMessage: "Send it again",
    description: "Button: the same answer is sent again, and counts once",
  },
  askAgain: {
    id: "contract.news.askAgain",
    defaultMessage: "Ask again",
    description: "Button: the platform is asked again how it stands",
  },
  leave: {
    id: "contract.news.leave",
    defaultMessage: "Leave it",
    description: "Button: the answer is given up",
  },
  read: {
    id: "contract.news.read",
    defaultMessage: "Dismiss",
    description: "Button: the news was read",
  },
  AWAITING: {
    id: "contract.done.awaiting",
    defaultMessage:
      "Your request has been sent. It is now up to the other side.",
    description: "After an answer about a contract (CON-13)",
  },
  AWAITING_UPLINE: {
    id: "contract.done.awaitingUpline",
    defaultMessage:
      "Your answer has been sent. The agent above now has to agree.",
    description: "After an answer about a contract (CON-07, CON-13)",
  },
  ACTIVE: {
    id: "contract.done.active",
    defaultMessage: "The contract is now in force.",
    description: "After an answer about a contract (CON-13)",
  },
  REJECTED: {
    id: "contract.done.rejected",
    defaultMessage: "The offer has been rejected.",
    description: "After an answer about a contract (CON-13)",
  },
  CANCELLED: {
    id: "contract.done.cancelled",
    defaultMessage: "The request has been withdrawn.",
    description: "After an answer about a contract (CON-13)",
  },
  TERMINATED: {
    id: "contract.done.terminated",
    defaultMessage: "The contract has ended.",
    description: "After an answer about a contract (CON-13)",
  },
  unknown: {
    id: "contract.done.unknown",
    defaultMessage: "Your request has been sent.",
    description: "After an answer about a contract (CON-13)",
  },
});

interface ContractNewsProps {
  readonly view: ContractRequestView;
  readonly send: (event: ContractRequestEvent) => void;
}

/** What came of a decision, above the list. */
export function ContractNews({ view, send }: ContractNewsProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { step, failure, result } = view;
  if (step === "success")
    return (
      <InlineMessage
        tone="success"
        live="polite"
        action={
          <Button
            size="small"
            onClick={() => send({ type: "contractRequest.resultRead" })}
          >
            {formatMessage(messages.read)}
          </Button>
        }
      >
        {formatMessage(messages[result?.state ?? "unknown"])}
      </InlineMessage>
    );
  if (step === "checking" || step === "notDone" || step === "outcomeUnknown")
    return (
      <InlineMessage
        tone="warning"
        live="polite"
        action={
          view.canRetry ? (
            <Inline gap="x3">
              <Button
                size="small"
                icon="refresh"
                onClick={() => send({ type: "contractRequest.retried" })}
              >
                {formatMessage(
                  step === "notDone" ? messages.retry : messages.askAgain,
                )}
              </Button>
              <Button
                size="small"
                variant="quiet"
                onClick={() => send({ type: "contractRequest.abandoned" })}
              >
                {formatMessage(messages.leave)}
              </Button>
            </Inline>
          ) : undefined
        }
      >
        {formatMessage(
          step === "checking"
            ? messages.checking
            : step === "notDone"
              ? messages.notDone
              : messages.inDoubt,
        )}
      </InlineMessage>
    );
  return failure ? (
    <InlineMessage tone="danger" live="assertive">
      {errorText(intl, failure)}
    </InlineMessage>
  ) : null;
}
