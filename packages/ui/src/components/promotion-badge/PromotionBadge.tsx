import { useTranslations } from "../../words/translate.ts";
import { Badge, type BadgeProps } from "../badge/Badge.tsx";
import type { IconName } from "../icon/glyphs.ts";

const messages = {
  newbie: "ui.promotionBadge.newbie",
  limited: "ui.promotionBadge.limited",
  special: "ui.promotionBadge.special",
  daily: "ui.promotionBadge.daily",
  highRate: "ui.promotionBadge.highRate",
  vip: "ui.promotionBadge.vip",
} as const;

/** What a promotion can be marked as. */
export type PromotionBadgeKind = keyof typeof messages;

const looks: Readonly<
  Record<PromotionBadgeKind, { icon: IconName; tone: BadgeProps["tone"] }>
> = {
  newbie: { icon: "user", tone: "info" },
  limited: { icon: "clock", tone: "warning" },
  special: { icon: "star", tone: "accent" },
  daily: { icon: "sun", tone: "neutral" },
  highRate: { icon: "withdraw", tone: "success" },
  vip: { icon: "crown", tone: "prize" },
};

export interface PromotionBadgeProps {
  /** What the promotion is marked as; one that is not known draws nothing. */
  kind: PromotionBadgeKind;
}

/**
 * Marks a promotion by picture, words and colour together.
 *
 * @example <PromotionBadge kind="daily" />
 */
export function PromotionBadge({ kind }: PromotionBadgeProps) {
  const t = useTranslations();
  /* Kinds come from the platform, which may know more of them than this. */
  if (!Object.hasOwn(looks, kind)) return null;
  return <Badge {...looks[kind]}>{t(messages[kind])}</Badge>;
}
