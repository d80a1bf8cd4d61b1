import { type PlainWordId, useTranslations } from "@foyer/ui/words";
import { promotionTypeOf, type PromotionType } from "@foyer/platform/domain";
import { Button } from "@foyer/ui/button";
import { EmptyState } from "@foyer/ui/empty-state";
import { Modal } from "@foyer/ui/modal";
import { PromotionDetails } from "@foyer/ui/promotion-details";
import { SkeletonText } from "@foyer/ui/skeleton";
import { useModalActions } from "../../navigation/modals.ts";
import { useAnnouncements } from "../../kit/content/queries.ts";
import { useImages } from "../../kit/content/useImages.ts";
import { promotionEntry } from "../../kit/content/promotionEntry.ts";
import { usePromotionAction } from "./usePromotionAction.ts";

/** What a promotion is about, by its kind (PRO-15). */
const typeMessages = {
  all: "promotions.type.all",
  other: "promotions.type.other",
  sport: "promotions.type.sport",
  live: "promotions.type.live",
  rng: "promotions.type.rng",
  pvp: "promotions.type.pvp",
  fish: "promotions.type.fish",
  lotto: "promotions.type.lotto",
  rebate: "promotions.type.rebate",
  point: "promotions.type.point",
  rank: "promotions.type.rank",
  deposit: "promotions.type.deposit",
  download: "promotions.type.download",
  newPlayer: "promotions.type.newPlayer",
  gaming: "promotions.type.gaming",
} as const satisfies Record<PromotionType, PlainWordId>;

interface PromotionDialogProps {
  readonly id: string;
  /** Default: leaves the dialog's history entry. */
  readonly onClose?: () => void;
}

/** A promotion in full, with the way to take part (PRO-08). */
export default function PromotionDialog({ id, onClose }: PromotionDialogProps) {
  const t = useTranslations();
  const { close, leaveFor } = useModalActions();
  const { data, isPending } = useAnnouncements();
  const image = useImages();
  const promotion = data?.promotion.list.find((one) => one.id === id);
  const action = usePromotionAction(promotion);
  return (
    <Modal
      open
      onClose={onClose ?? close}
      title={promotion?.title ?? t("promotions.details.title")}
      description={
        promotion && t(typeMessages[promotionTypeOf(promotion.promotionType)])
      }
    >
      {promotion ? (
        <PromotionDetails
          {...promotionEntry(promotion, image)}
          html={promotion.content}
          actionLabel={action?.label}
          onAction={action?.go}
        />
      ) : isPending ? (
        <SkeletonText lines={5} />
      ) : (
        <EmptyState
          level={3}
          picture="promo"
          title={t("promotions.details.gone")}
          action={
            <Button onClick={onClose ?? (() => leaveFor("/promotions"))}>
              {t("promotions.details.all")}
            </Button>
          }
        >
          {t("promotions.details.goneHint")}
        </EmptyState>
      )}
    </Modal>
  );
}
