import { useTranslations } from "@foyer/ui/words";
import type { MoneyFormEvent } from "@foyer/flows/money-form";
import type { RedeemField, RedeemView } from "@foyer/flows/points";
import { subtract } from "@foyer/platform/money";
import { usePointsText } from "@foyer/ui/points-product-card";
import { PointsReview } from "./PointsReview.tsx";
import { RedeemSum } from "./RedeemSum.tsx";

interface RedeemReviewProps {
  readonly view: RedeemView;
  readonly title: string;
  readonly send: (event: MoneyFormEvent<RedeemField>) => void;
}

/** The sum of a redemption, with the payment password. */
export function RedeemReview({ view, title, send }: RedeemReviewProps) {
  const t = useTranslations();
  const points = usePointsText();
  const { body, cost, facts } = view;
  if (!body) return null;
  return (
    <PointsReview
      label={t("points.redeem.sum")}
      view={view}
      send={send}
      confirm={t("points.redeem.confirm", { points: points(cost) })}
    >
      <RedeemSum
        title={title}
        body={body}
        cost={cost}
        left={
          cost !== undefined && facts
            ? subtract(facts.currentPoints, cost)
            : undefined
        }
      />
    </PointsReview>
  );
}
