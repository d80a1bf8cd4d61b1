import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type { DepositField, DepositView } from "@foyer/flows/deposit";
import type { MoneyFormEvent } from "@foyer/flows/money-form";
import { Button } from "@foyer/ui/button";
import { EmptyState } from "@foyer/ui/empty-state";
import { InlineMessage } from "@foyer/ui/inline-message";
import { amountText } from "../order/moneyText.ts";
import { MoneyReview } from "../order/MoneyReview.tsx";
import { MoneySteps } from "../order/MoneySteps.tsx";

import { DepositForm } from "./DepositForm.tsx";
import { DepositSum } from "./DepositSum.tsx";

interface DepositStepsProps {
  readonly view: DepositView;
  readonly send: (event: MoneyFormEvent<DepositField>) => void;
  readonly symbol: string;
  /** Runs in the press that confirms, so it may open a window. */
  readonly onConfirm: () => void;
  /** What follows the order. */
  readonly done: () => ReactNode;
}

/** What the form to pay in shows, step by step. */
export function DepositSteps(props: DepositStepsProps) {
  const { view, send, symbol, onConfirm, done } = props;
  const intl = useIntl();
  const t = useTranslations();
  const amount = (text = "0") => amountText(intl, text, symbol);
  return (
    <MoneySteps
      label={t("deposit.label")}
      view={view}
      send={send}
      fields={3}
      what={(body) =>
        body
          ? t("deposit.what", { amount: amount(body.amount) })
          : t("deposit.title")
      }
      closed={() => (
        <EmptyState
          level={3}
          picture="deposit"
          title={t("deposit.noMethod")}
          action={
            <Button
              icon="refresh"
              onClick={() => send({ type: "moneyForm.retried" })}
            >
              {t("money.checkAgain")}
            </Button>
          }
        />
      )}
      form={() => <DepositForm view={view} send={send} symbol={symbol} />}
      review={() => (
        <MoneyReview
          view={view}
          send={send}
          confirm={t("deposit.confirm", {
            amount: amount(view.body?.amount),
          })}
          onConfirm={onConfirm}
        >
          <DepositSum view={view} symbol={symbol} />
          <InlineMessage>{t("deposit.newWindow")}</InlineMessage>
        </MoneyReview>
      )}
      done={done}
    />
  );
}
