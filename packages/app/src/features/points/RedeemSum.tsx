import { useIntl } from "react-intl";
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
  const { formatMessage } = useIntl();
  return (
    <DescriptionList
      items={[
        {
          key: "what",
          label: formatMessage(redeemWords.what),
          value: formatMessage(redeemWords.pieces, {
            count: body.quantity,
            title,
          }),
        },
        {
          key: "to",
          label: formatMessage(redeemWords.to),
          value: body.address,
        },
        {
          key: "mobile",
          label: formatMessage(redeemWords.mobile),
          value: <bdi dir="ltr">{body.mobileNum}</bdi>,
        },
        ...(left === undefined
          ? []
          : [
              {
                key: "left",
                label: formatMessage(formWords.left),
                value: <PointsFigure points={left} />,
              },
            ]),
        ...(cost === undefined
          ? []
          : [
              {
                key: "cost",
                label: formatMessage(formWords.costs),
                value: <PointsFigure points={cost} />,
                total: true,
              },
            ]),
      ]}
    />
  );
}
