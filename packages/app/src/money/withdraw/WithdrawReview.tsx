import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type { MoneyFormEvent } from "@foyer/flows/money-form";
import type { WithdrawView } from "@foyer/flows/withdraw";
import { DescriptionList } from "@foyer/ui/description-list";
import { amountText } from "../order/moneyText.ts";
import { MoneyReview } from "../order/MoneyReview.tsx";
import { WithdrawSum } from "./WithdrawSum.tsx";

interface WithdrawReviewProps {
  readonly view: WithdrawView;
  readonly send: (event: MoneyFormEvent<never>) => void;
  readonly symbol: string;
}

/** The sum once more, with the account it goes to, and the payment password. */
export function WithdrawReview({ view, send, symbol }: WithdrawReviewProps) {
  const intl = useIntl();
  const t = useTranslations();
  const { facts, body } = view;
  const account = facts?.accounts.find(({ id }) => id === body?.accountId);
  return (
    <MoneyReview
      view={view}
      send={send}
      needsSecret
      confirm={t("withdraw.confirm", {
        amount: amountText(intl, body?.amount ?? "0", symbol),
      })}
    >
      <DescriptionList
        items={[
          {
            key: "account",
            label: t("withdraw.arrivesAt"),
            value: account && (
              <>
                <bdi>{account.bank}</bdi>{" "}
                <bdi dir="ltr">{account.maskedNumber}</bdi>
              </>
            ),
            ...(account && { hint: <bdi>{account.holder}</bdi> }),
          },
        ]}
      />
      <WithdrawSum view={view} symbol={symbol} />
    </MoneyReview>
  );
}
