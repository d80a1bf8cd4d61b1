import { useState } from "react";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import { cancelRedemption, type RedeemRecord } from "@foyer/platform/calls";
import { Button } from "@foyer/ui/button";
import { ConfirmDialog } from "@foyer/ui/confirm-dialog";
import { InlineMessage } from "@foyer/ui/inline-message";
import { usePointsText } from "@foyer/ui/points-product-card";
import { toast } from "@foyer/ui/toast";
import { VisuallyHidden } from "@foyer/ui/visually-hidden";
import { useSend } from "../../kit/sending/useSend.ts";
import { errorText } from "../../kit/words/errors.ts";

/** Cancels an order while it is in process, after one more look (W-65b). */
export function CancelRedemption({ order }: { readonly order: RedeemRecord }) {
  const intl = useIntl();
  const t = useTranslations();
  const pointsText = usePointsText();
  const { busy, failure, run, forget } = useSend();
  const [asking, setAsking] = useState(false);
  const points = pointsText(order.amount);
  const close = () => {
    setAsking(false);
    forget();
  };
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {t("points.cancel")} <VisuallyHidden>{order.title}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        open={asking}
        busy={busy}
        title={t("points.cancel.title")}
        message={
          <>
            {t("points.cancel.text", {
              title: `\u2068${order.title}\u2069`,
              points,
            })}
            {failure && (
              <InlineMessage tone="danger" live="assertive">
                {errorText(intl, failure)}
              </InlineMessage>
            )}
          </>
        }
        confirmLabel={t("points.cancel")}
        cancelLabel={t("points.cancel.keep")}
        onConfirm={() =>
          run(
            (by) => by.change(cancelRedemption, { id: order.id }),
            () => {
              close();
              toast.show({
                tone: "success",
                text: t("points.cancel.done", { points }),
              });
            },
          )
        }
        onCancel={close}
      />
    </>
  );
}
