import { useTranslations } from "@foyer/ui/words";
import type { MoneyFormEvent } from "@foyer/flows/money-form";
import type { ConvertField, ConvertView } from "@foyer/flows/points";
import { subtract } from "@foyer/platform/money";
import { usePointsText } from "@foyer/ui/points-product-card";
import { ConvertSum } from "./ConvertSum.tsx";

import { PointsReview } from "./PointsReview.tsx";
import { useRatio } from "./useRatio.ts";

interface ConvertReviewProps {
  readonly view: ConvertView;
  readonly send: (event: MoneyFormEvent<ConvertField>) => void;
}

/** The sum of an exchange into money, with the payment password. */
export function ConvertReview({ view, send }: ConvertReviewProps) {
  const t = useTranslations();
  const points = usePointsText();
  const { body, worth, facts } = view;
  const { money } = useRatio(facts?.unit);
  if (!body) return null;
  return (
    <PointsReview
      label={t("points.convert.sum")}
      view={view}
      send={send}
      confirm={t("points.convert.confirm", {
        points: points(body.points),
        amount: money(worth ?? ""),
      })}
    >
      <ConvertSum
        points={body.points}
        facts={facts}
        worth={worth}
        left={facts && subtract(facts.currentPoints, body.points)}
      />
    </PointsReview>
  );
}
