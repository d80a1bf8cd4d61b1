import { type PlainWordId, useTranslations } from "@foyer/ui/words";
import {
  promotionTypeOf,
  type PromotionType,
  categoryOfPath,
} from "@foyer/platform/domain";
import type { Promotion } from "@foyer/platform/calls";
import { Button } from "@foyer/ui/button";
import { EmptyState } from "@foyer/ui/empty-state";
import { Modal } from "@foyer/ui/modal";
import { PromotionDetails } from "@foyer/ui/promotion-details";
import { SkeletonText } from "@foyer/ui/skeleton";
import { useModalActions } from "../../navigation/modals.ts";
import { useAnnouncements } from "../../kit/content/queries.ts";
import { useImages } from "../../kit/content/useImages.ts";
import { promotionEntry } from "../../kit/content/promotionEntry.ts";
import { useSession } from "../../actors/actors.ts";
import { useServices } from "../../services/services.ts";
import {
  isDoor,
  leadsSomewhere,
  useOpenLinkage,
} from "../../kit/content/useOpenLinkage.ts";
import { categoryMessages } from "../../kit/words/categories.ts";

/** Label of each type of promotion (PRO-15). */
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
  /** By default leaves the dialog's history entry. */
  readonly onClose?: () => void;
}

/** A promotion in full, with the action to take part (PRO-08). */
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

/** Label of the action button, by where it leads. */
const actionMessages = {
  REGISTER: "promotions.action.register",
  LOGIN: "promotions.action.login",
  DOWN: "promotions.action.download",
  GAME: "announcement.play",
  PROMOTION: "promotions.action.promotion",
  URL: "promotions.action.url",
} as const;

/**
 * The action to take part in a promotion (PRO-10 … PRO-12): its label and what it does. Undefined where it leads
 * nowhere for this visitor: a member does not need the registration.
 */
function usePromotionAction(
  promotion: Promotion | undefined,
): { readonly label: string; readonly go: () => void } | undefined {
  const t = useTranslations();
  const { kind } = useSession();
  const { brand } = useServices();
  const openLinkage = useOpenLinkage();
  if (!promotion) return undefined;
  const { id, title, linkage } = promotion;
  const { type, target } = linkage;
  if (type === "NONE" || type === "unknown" || !leadsSomewhere(linkage, brand))
    return undefined;
  if (isDoor(linkage) && kind !== "guest") return undefined;
  if (type === "PROMOTION" && target === id) return undefined;
  // A game category can be named; what any other address contains is unknown.
  const place = type === "URL" ? categoryOfPath(target) : undefined;
  return {
    label: place
      ? t("promotions.action.place", {
          place: t(categoryMessages[place]),
        })
      : t(actionMessages[type]),
    go: () => openLinkage(linkage, title),
  };
}
