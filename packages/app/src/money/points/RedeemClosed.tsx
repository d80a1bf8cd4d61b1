import { useTranslations } from "@foyer/ui/words";
import type { RedeemFacts } from "@foyer/flows/points";
import { Button } from "@foyer/ui/button";
import { InlineMessage } from "@foyer/ui/inline-message";
import { usePointsText } from "@foyer/ui/points-product-card";
import { redeemWords } from "./redeemWords.ts";

interface RedeemClosedProps {
  readonly facts: RedeemFacts | undefined;
  readonly onRetry: () => void;
}

/** Why nothing can be bought now: it is gone, sold out, or costs more points than there are. */
export function RedeemClosed({ facts, onRetry }: RedeemClosedProps) {
  const t = useTranslations();
  const points = usePointsText();
  const goods = facts?.goods;
  const reason = !goods
    ? "gone"
    : goods.availableQuantity < 1
      ? "soldOut"
      : "short";
  return (
    <InlineMessage
      live="polite"
      title={t(redeemWords[reason])}
      action={
        <Button size="small" icon="refresh" onClick={onRetry}>
          {t("points.redeem.again")}
        </Button>
      }
    >
      {reason === "short"
        ? t("points.redeem.shortText", {
            cost: points(goods?.points),
            points: points(facts?.currentPoints),
          })
        : t(
            reason === "gone"
              ? "points.redeem.goneText"
              : "points.redeem.soldOutText",
          )}
    </InlineMessage>
  );
}
