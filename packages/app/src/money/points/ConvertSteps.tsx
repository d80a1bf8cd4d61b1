import { useTranslations } from "@foyer/ui/words";
import type { ConvertFacts, ConvertOk, ConvertView } from "@foyer/flows/points";
import { AmountField } from "@foyer/ui/amount-field";
import { Button } from "@foyer/ui/button";
import {
  DescriptionList,
  type DescriptionItem,
} from "@foyer/ui/description-list";
import { EmptyState } from "@foyer/ui/empty-state";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Money } from "@foyer/ui/money";
import { PointsFigure, usePointsText } from "@foyer/ui/points-product-card";
import { Stack } from "@foyer/ui/stack";
import { useBalance } from "../../kit/balance.ts";
import { Order } from "../order/Order.tsx";
import { pointsWords } from "../order/orderWords.ts";
import type { OrderNow } from "../order/useOrder.ts";
import { usePointsProblem, useRatio } from "./pointsText.ts";

interface ConvertStepsProps extends OrderNow<ConvertView, ConvertOk> {
  readonly onAgain: () => void;
  readonly onRules: () => void;
}

/** Converting points into money, step by step (PTS-12). */
export function ConvertSteps(props: ConvertStepsProps) {
  const { onAgain, onRules, ...order } = props;
  const { most, worth, left } = order.view;
  const t = useTranslations();
  const points = usePointsText();
  const { money } = useRatio(order.view.facts?.unit);
  const { currencySymbol } = useBalance();
  return (
    <Order
      {...order}
      label={t("points.convert.label")}
      words={pointsWords}
      names={["points"]}
      pending={1}
      say={usePointsProblem()}
      level={2}
      closed={() => (
        <EmptyState
          picture="gift"
          title={t("points.convert.none")}
          action={<Button onClick={onRules}>{t("points.convert.how")}</Button>}
        >
          {t("points.convert.noneText")}
        </EmptyState>
      )}
      form={(facts, { field, change }) => (
        <>
          <AmountField
            {...field("points")}
            label={t("points.convert.points")}
            size="large"
            fractionDigits={0}
            min="1"
            max={most}
            onAll={
              most === undefined ? undefined : () => change("points")(most)
            }
          />
          <ConvertSum facts={facts} worth={worth} />
        </>
      )}
      review={(body) => ({
        label: t("points.convert.sum"),
        figures: (
          <ConvertSum
            points={body.points}
            facts={order.view.facts}
            worth={worth}
            left={left}
          />
        ),
        confirm: t("points.convert.confirm", {
          points: points(body.points),
          amount: money(worth ?? ""),
        }),
        needsSecret: true,
      })}
      sent={(body) => <ConvertSum points={body.points} />}
      done={({ ok, body, earlier }) => (
        <Stack gap="x5">
          <InlineMessage tone="success" live="polite">
            <div>
              {t("points.convert.done", { points: points(body.points) })}
            </div>
            {earlier && <div>{t("points.form.earlier")}</div>}
          </InlineMessage>
          <DescriptionList
            items={[
              {
                key: "left",
                label: t("points.form.left"),
                value: <PointsFigure points={ok.currentPoints} />,
              },
              {
                key: "balance",
                label: t("points.convert.balance"),
                value: <Money amount={ok.balance} symbol={currencySymbol} />,
                total: true,
              },
            ]}
          />
          <Button onClick={onAgain}>{t("points.convert.again")}</Button>
        </Stack>
      )}
    />
  );
}

interface ConvertSumProps {
  readonly points?: string | undefined;
  readonly facts?: ConvertFacts | undefined;
  /** Value in money; shown as a dash if unknown. */
  readonly worth?: string | undefined;
  /** Points remaining afterwards. */
  readonly left?: string | undefined;
}

/** Points spent, rate and amount received: a calculation that can be checked. */
function ConvertSum({ points, facts, worth, left }: ConvertSumProps) {
  const t = useTranslations();
  const { symbol, ratio } = useRatio(facts?.unit);
  const items: DescriptionItem[] = [];
  if (points !== undefined)
    items.push({
      key: "points",
      label: t("points.convert.leaves"),
      value: <PointsFigure points={points} />,
    });
  if (facts)
    items.push({
      key: "rate",
      label: t("points.convert.rate"),
      value: ratio(facts.pointsRatio),
    });
  if (left !== undefined)
    items.push({
      key: "left",
      label: t("points.form.left"),
      value: <PointsFigure points={left} />,
    });
  if (facts)
    items.push({
      key: "worth",
      label: t("points.convert.arrives"),
      value: <Money amount={worth} symbol={symbol} />,
      total: true,
    });
  return <DescriptionList items={items} />;
}
