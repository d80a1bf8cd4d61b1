import { useTranslations } from "@foyer/ui/words";
import type { RedeemBody } from "@foyer/flows/points";
import { DescriptionList } from "@foyer/ui/description-list";
import { PointsFigure } from "@foyer/ui/points-product-card";
import { formWords } from "./pointsWords.ts";
import { redeemWords } from "./redeemWords.ts";

interface RedeemSumProps {
  readonly title: string;
  readonly body: RedeemBody;
  /** In points; absent where it is not known any more. */
  readonly cost?: string | undefined;
  /** Points that remain afterwards. */
  readonly left?: string | undefined;
}

/** What is bought, where it goes and what it costs: a list that one can check. */
export function RedeemSum({ title, body, cost, left }: RedeemSumProps) {
  const t = useTranslations();
  return (
    <DescriptionList
      items={[
        {
          key: "what",
          label: t(redeemWords.what),
          value: t(redeemWords.pieces, {
            count: body.quantity,
            title,
          }),
        },
        {
          key: "to",
          label: t(redeemWords.to),
          value: body.address,
        },
        {
          key: "mobile",
          label: t(redeemWords.mobile),
          value: <bdi dir="ltr">{body.mobileNum}</bdi>,
        },
        ...(left === undefined
          ? []
          : [
              {
                key: "left",
                label: t(formWords.left),
                value: <PointsFigure points={left} />,
              },
            ]),
        ...(cost === undefined
          ? []
          : [
              {
                key: "cost",
                label: t(formWords.costs),
                value: <PointsFigure points={cost} />,
                total: true,
              },
            ]),
      ]}
    />
  );
}
