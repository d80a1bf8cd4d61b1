import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type { MoneyFormEvent, MoneyFormOutput } from "@foyer/flows/money-form";
import type {
  WithdrawBody,
  WithdrawField,
  WithdrawOk,
  WithdrawView,
} from "@foyer/flows/withdraw";
import { Button } from "@foyer/ui/button";
import { InlineMessage } from "@foyer/ui/inline-message";
import { amountText } from "../order/moneyText.ts";
import { MoneySteps } from "../order/MoneySteps.tsx";

import { WithdrawBlockers } from "./WithdrawBlockers.tsx";
import { WithdrawForm } from "./WithdrawForm.tsx";
import { WithdrawReview } from "./WithdrawReview.tsx";

interface WithdrawStepsProps {
  readonly view: WithdrawView;
  readonly output: MoneyFormOutput<WithdrawBody, WithdrawOk> | undefined;
  readonly send: (event: MoneyFormEvent<WithdrawField>) => void;
  readonly symbol: string;
  /** Opens customer service; undefined while there is none. */
  readonly onService: (() => void) | undefined;
  /** A new, empty form. */
  readonly onAgain: () => void;
}

/** What asking to be paid out shows, step by step. */
export function WithdrawSteps(props: WithdrawStepsProps) {
  const { view, output, send, symbol, onService, onAgain } = props;
  const intl = useIntl();
  const t = useTranslations();
  const amount = (text = "0") => amountText(intl, text, symbol);
  return (
    <MoneySteps
      label={t("withdraw.label")}
      view={view}
      send={send}
      fields={3}
      what={(body) =>
        body
          ? t("withdraw.what", { amount: amount(body.amount) })
          : t("withdraw.title")
      }
      closed={() => (
        <WithdrawBlockers
          facts={view.facts}
          onRetry={() => send({ type: "moneyForm.retried" })}
          onService={onService}
        />
      )}
      form={() => <WithdrawForm view={view} send={send} symbol={symbol} />}
      review={() => <WithdrawReview view={view} send={send} symbol={symbol} />}
      done={() => (
        <InlineMessage
          tone="success"
          live="polite"
          title={t("withdraw.done", {
            amount: amount(output?.body.amount),
          })}
          action={<Button onClick={onAgain}>{t("withdraw.again")}</Button>}
        >
          {output?.earlier && <div>{t("money.earlier")}</div>}
          <div>{t("withdraw.done.next")}</div>
          <div>
            {t("money.number")} <bdi>{output?.ok.orderId}</bdi>
          </div>
        </InlineMessage>
      )}
    />
  );
}
