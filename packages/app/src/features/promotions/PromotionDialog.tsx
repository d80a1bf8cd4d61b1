import { defineMessages, useIntl } from "react-intl";
import { promotionTypeOf } from "@foyer/platform/domain";
import { Button } from "@foyer/ui/button";
import { EmptyState } from "@foyer/ui/empty-state";
import { Modal } from "@foyer/ui/modal";
import { PromotionDetails } from "@foyer/ui/promotion-details";
import { SkeletonText } from "@foyer/ui/skeleton";
import { useModalActions } from "../../navigation/modals.ts";
import { useAnnouncements } from "../../shared/content/queries.ts";
import { useImages } from "../../shared/games/useImages.ts";
import { promotionEntry } from "../../shared/content/promotionEntry.ts";
import { typeMessages } from "./promotionWords.ts";
import { usePromotionAction } from "./usePromotionAction.ts";

const messages = defineMessages({
  title: {
    id: "promotions.details.title",
    defaultMessage: "Promotion",
    description: "Title of a promotion's details while it is not known",
  },
  gone: {
    id: "promotions.details.gone",
    defaultMessage: "This promotion is over",
    description: "In place of the details of a promotion that there is no more",
  },
  goneHint: {
    id: "promotions.details.goneHint",
    defaultMessage: "It has ended, or its address is not complete.",
    description: "Below the news that a promotion is over",
  },
  all: {
    id: "promotions.details.all",
    defaultMessage: "See what there is",
    description: "Button from a promotion that is over to the others",
  },
});

interface PromotionDialogProps {
  readonly id: string;
  /** Default: leaves the dialog's history entry. */
  readonly onClose?: () => void;
}

/** A promotion in full, with the way to take part (PRO-08). */
export default function PromotionDialog({ id, onClose }: PromotionDialogProps) {
  const { formatMessage } = useIntl();
  const { close, leaveFor } = useModalActions();
  const { data, isPending } = useAnnouncements();
  const image = useImages();
  const promotion = data?.promotion.list.find((one) => one.id === id);
  const action = usePromotionAction(promotion);
  const leave = onClose ?? close;
  if (!promotion)
    return (
      <Modal open onClose={leave} title={formatMessage(messages.title)}>
        {isPending ? (
          <SkeletonText lines={5} />
        ) : (
          <EmptyState
            level={3}
            picture="promo"
            title={formatMessage(messages.gone)}
            action={
              <Button onClick={onClose ?? (() => leaveFor("/promotions"))}>
                {formatMessage(messages.all)}
              </Button>
            }
          >
            {formatMessage(messages.goneHint)}
          </EmptyState>
        )}
      </Modal>
    );
  return (
    <Modal
      open
      onClose={leave}
      title={promotion.title}
      description={formatMessage(
        typeMessages[promotionTypeOf(promotion.promotionType)],
      )}
    >
      <PromotionDetails
        {...promotionEntry(promotion, image)}
        html={promotion.content}
        actionLabel={action?.label}
        onAction={action?.go}
      />
    </Modal>
  );
}
