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

/** Types of promotion badge. */
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
  /** Type of badge. An unknown type renders nothing. */
  kind: PromotionBadgeKind;
}

/**
 * A promotion badge with icon, text and colour.
 *
 * @example <PromotionBadge kind="daily" />
 */
export function PromotionBadge({ kind }: PromotionBadgeProps) {
  const t = useTranslations();
  /* The types come from the platform, which may have more than these. */
  if (!Object.hasOwn(looks, kind)) return null;
  return <Badge {...looks[kind]}>{t(messages[kind])}</Badge>;
}
