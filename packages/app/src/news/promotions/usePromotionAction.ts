import { useTranslations } from "@foyer/ui/words";
import type { Promotion } from "@foyer/platform/calls";
import { categoryOfPath } from "@foyer/platform/domain";
import { useSession } from "../../actors/actors.ts";
import { useServices } from "../../services/services.ts";
import {
  isDoor,
  leadsSomewhere,
  useOpenLinkage,
} from "../../kit/content/useOpenLinkage.ts";
import { categoryMessages } from "../../kit/words/categories.ts";

/** Words of the button to where one takes part, by where it leads. */
const actionMessages = {
  REGISTER: "promotions.action.register",
  LOGIN: "promotions.action.login",
  DOWN: "promotions.action.download",
  GAME: "announcement.play",
  PROMOTION: "promotions.action.promotion",
  URL: "promotions.action.url",
} as const;

/**
 * Where one takes part in a promotion (PRO-10 … PRO-12): the words and what they do. Undefined where it leads
 * nowhere for whoever is here: a member has no use for the registration.
 *
 * @example const action = usePromotionAction(promotion);
 */
export function usePromotionAction(
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
  // A kind of games is named; what else an address is, nobody knows.
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
