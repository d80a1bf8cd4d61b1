import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import { Button } from "@foyer/ui/button";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Inline } from "@foyer/ui/stack";
import { errorText } from "../../kit/words/errors.ts";
import type { ContractStep } from "./useContractRequest.ts";

const messages = {
  AWAITING: "contract.done.awaiting",
  AWAITING_UPLINE: "contract.done.awaitingUpline",
  ACTIVE: "contract.done.active",
  REJECTED: "contract.done.rejected",
  CANCELLED: "contract.done.cancelled",
  TERMINATED: "contract.done.terminated",
  unknown: "contract.done.unknown",
} as const;

/** Outcome of a decision, above the list. */
export function ContractNews({ view, send }: ContractStep) {
  const intl = useIntl();
  const t = useTranslations();
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
            {t("contract.news.read")}
          </Button>
        }
      >
        {t(messages[result?.state ?? "unknown"])}
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
                {t(
                  step === "notDone"
                    ? "contract.news.retry"
                    : "contract.news.askAgain",
                )}
              </Button>
              <Button
                size="small"
                variant="quiet"
                onClick={() => send({ type: "contractRequest.abandoned" })}
              >
                {t("contract.news.leave")}
              </Button>
            </Inline>
          ) : undefined
        }
      >
        {t(
          step === "checking"
            ? "contract.news.checking"
            : step === "notDone"
              ? "contract.news.notDone"
              : "contract.news.unknown",
        )}
      </InlineMessage>
    );
  return failure ? (
    <InlineMessage tone="danger" live="assertive">
      {errorText(intl, failure)}
    </InlineMessage>
  ) : null;
}
