import { useTranslations } from "@foyer/ui/words";
import type { ConvertFacts } from "@foyer/flows/points";
import {
  DescriptionList,
  type DescriptionItem,
} from "@foyer/ui/description-list";
import { Money } from "@foyer/ui/money";
import { PointsFigure } from "@foyer/ui/points-product-card";

import { useRatio } from "./useRatio.ts";

interface ConvertSumProps {
  readonly points?: string | undefined;
  readonly facts?: ConvertFacts | undefined;
  /** In money; a dash stands for one that is not known. */
  readonly worth?: string | undefined;
  /** Points that remain afterwards. */
  readonly left?: string | undefined;
}

/** What leaves, at what rate, and what arrives: a sum that one can check. */
export function ConvertSum({ points, facts, worth, left }: ConvertSumProps) {
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
