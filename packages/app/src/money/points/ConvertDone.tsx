import { useTranslations } from "@foyer/ui/words";
import type { ConvertBody, ConvertOk } from "@foyer/flows/points";
import { Button } from "@foyer/ui/button";
import { DescriptionList } from "@foyer/ui/description-list";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Money } from "@foyer/ui/money";
import { PointsFigure, usePointsText } from "@foyer/ui/points-product-card";
import { Stack } from "@foyer/ui/stack";
import { useBalance } from "../../kit/balance.ts";

interface ConvertDoneProps {
  readonly ok: ConvertOk;
  readonly body: ConvertBody;
  readonly earlier: boolean;
  readonly onAgain: () => void;
}

/** What became of the points, and what there is now. */
export function ConvertDone({ ok, body, earlier, onAgain }: ConvertDoneProps) {
  const t = useTranslations();
  const points = usePointsText();
  const { currencySymbol } = useBalance();
  return (
    <Stack gap="x5">
      <InlineMessage tone="success" live="polite">
        <div>{t("points.convert.done", { points: points(body.points) })}</div>
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
  );
}
