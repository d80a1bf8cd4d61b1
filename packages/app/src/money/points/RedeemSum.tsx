import { useTranslations } from "@foyer/ui/words";
import type { RedeemBody } from "@foyer/flows/points";
import { DescriptionList } from "@foyer/ui/description-list";
import { PointsFigure } from "@foyer/ui/points-product-card";

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
          label: t("points.redeem.what"),
          value: t("points.redeem.pieces", {
            count: body.quantity,
            title,
          }),
        },
        {
          key: "to",
          label: t("points.redeem.to"),
          value: body.address,
        },
        {
          key: "mobile",
          label: t("points.redeem.mobile"),
          value: <bdi dir="ltr">{body.mobileNum}</bdi>,
        },
        ...(left === undefined
          ? []
          : [
              {
                key: "left",
                label: t("points.form.left"),
                value: <PointsFigure points={left} />,
              },
            ]),
        ...(cost === undefined
          ? []
          : [
              {
                key: "cost",
                label: t("points.form.costs"),
                value: <PointsFigure points={cost} />,
                total: true,
              },
            ]),
      ]}
    />
  );
}
