import { useTranslations } from "@foyer/ui/words";
import type { WithdrawOk, WithdrawView } from "@foyer/flows/withdraw";
import { isZero } from "@foyer/platform/money";
import { AmountField } from "@foyer/ui/amount-field";
import { formatDateTime } from "@foyer/ui/date-time";
import { DescriptionList } from "@foyer/ui/description-list";
import { RadioGroup } from "@foyer/ui/radio-group";
import { localZone } from "../../kit/localZone.ts";
import { Figures } from "../order/Figures.tsx";
import { useMoneyText } from "../order/moneyText.ts";
import { Order } from "../order/Order.tsx";
import { OrderDone } from "../order/OrderDone.tsx";
import { OrderSum } from "../order/OrderSum.tsx";
import type { OrderNow } from "../order/useOrder.ts";
import { WithdrawBlockers } from "./WithdrawBlockers.tsx";

interface WithdrawStepsProps extends OrderNow<WithdrawView, WithdrawOk> {
  readonly symbol: string;
  /** Opens customer service; undefined while there is none. */
  readonly onService: (() => void) | undefined;
  /** Opens a new, empty form. */
  readonly onAgain: () => void;
}

/** Content of a withdrawal request, step by step. */
export function WithdrawSteps(props: WithdrawStepsProps) {
  const { symbol, onService, onAgain, ...order } = props;
  const { view, send } = order;
  const { method, most = "0", sum } = view;
  const t = useTranslations();
  const { money, say } = useMoneyText(symbol);
  const fee = method?.fee ?? "0";
  const feeHint = () =>
    method?.waived
      ? t("withdraw.fee.free", {
          rank: `\u2068${method.waived.by}\u2069`,
          fee: money(method.waived.fee),
        })
      : t("money.noFee");
  // Fee and time of arrival stay in sight while the form is filled in.
  const figures = (
    <OrderSum
      symbol={symbol}
      leaves={{ label: t("withdraw.youWithdraw"), amount: sum?.amount }}
      fee={fee}
      feeHint={isZero(fee) ? feeHint() : undefined}
      // If the fee exceeds the amount there is no calculation; the field says so.
      arrives={{ label: t("withdraw.arrives"), amount: view.arrives }}
      when={
        method?.arrival
          ? t("withdraw.arrival", { time: method.arrival })
          : undefined
      }
    />
  );
  return (
    <Order
      {...order}
      label={t("withdraw.label")}
      names={["amount", "accountId"]}
      say={(problem, name) =>
        name === "amount" && view.eaten ? t("withdraw.eaten") : say(problem)
      }
      closed={() => (
        <WithdrawBlockers
          blockers={view.blockers}
          onRetry={() => send({ type: "moneyForm.retried" })}
          onService={onService}
        />
      )}
      form={(facts, { field, choice, change }) => (
        <>
          <Figures
            symbol={symbol}
            items={[
              { label: t("money.available"), amount: facts.available },
              { label: t("withdraw.leftToday"), amount: facts.dailyLeft },
            ]}
          />
          <AmountField
            {...field("amount")}
            label={t("money.amount")}
            size="large"
            symbol={symbol}
            {...(method && { min: method.min })}
            max={most}
            onAll={() => change("amount")(most)}
          />
          <RadioGroup
            {...choice("accountId")}
            variant="cards"
            label={t("withdraw.account")}
            options={facts.accounts.map((account) => ({
              value: account.id,
              label: account.bank,
              ...(typeof account.usableFrom === "number" && {
                disabledReason: t("withdraw.waits", {
                  number: account.maskedNumber,
                  time:
                    formatDateTime(account.usableFrom, {
                      timeZone: localZone(),
                    }) ?? "",
                }),
              }),
              description: (
                <>
                  <bdi dir="ltr">{account.maskedNumber}</bdi> ·{" "}
                  <bdi>{account.holder}</bdi>
                </>
              ),
            }))}
          />
          {figures}
        </>
      )}
      review={({ amount, accountId }) => {
        const account = view.facts?.accounts.find(({ id }) => id === accountId);
        return {
          figures: (
            <>
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
              {figures}
            </>
          ),
          confirm: t("withdraw.confirm", { amount: money(amount) }),
          needsSecret: true,
        };
      }}
      what={(body) =>
        body
          ? t("withdraw.what", { amount: money(body.amount) })
          : t("withdraw.title")
      }
      done={({ ok, body, earlier }) => (
        <OrderDone
          title={t("withdraw.done", { amount: money(body.amount) })}
          earlier={earlier}
          again={t("withdraw.again")}
          onAgain={onAgain}
        >
          <div>{t("withdraw.done.next")}</div>
          <div>
            {t("money.number")} <bdi>{ok.orderId}</bdi>
          </div>
        </OrderDone>
      )}
    />
  );
}
