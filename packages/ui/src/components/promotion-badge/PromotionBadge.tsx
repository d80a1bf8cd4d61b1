import { defineMessages, useIntl } from "react-intl";
import { Badge, type BadgeProps } from "../badge/Badge.tsx";
import type { IconName } from "../icon/glyphs.ts";

const messages = defineMessages({
  newbie: {
    id: "ui.promotionBadge.newbie",
    defaultMessage: "New players",
    description: "Badge of a promotion for new players; one or two short words",
  },
  limited: {
    id: "ui.promotionBadge.limited",
    defaultMessage: "Limited",
    description:
      "Badge of a promotion that lasts for a short time; one or two short words",
  },
  special: {
    id: "ui.promotionBadge.special",
    defaultMessage: "Special",
    description: "Badge of a special promotion; one or two short words",
  },
  daily: {
    id: "ui.promotionBadge.daily",
    defaultMessage: "Daily",
    description: "Badge of a promotion of every day; one or two short words",
  },
  highRate: {
    id: "ui.promotionBadge.highRate",
    defaultMessage: "High rate",
    description:
      "Badge of a promotion that pays a high rate; one or two short words",
  },
  vip: {
    id: "ui.promotionBadge.vip",
    defaultMessage: "VIP",
    description: "Badge of a promotion for VIP members; one or two short words",
  },
});

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
  const { formatMessage } = useIntl();
  /* Kinds come from the platform, which may know more of them than this. */
  if (!Object.hasOwn(looks, kind)) return null;
  return <Badge {...looks[kind]}>{formatMessage(messages[kind])}</Badge>;
}
