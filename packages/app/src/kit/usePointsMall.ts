import { useTranslations } from "@foyer/ui/words";
import { useSession } from "../actors/actors.ts";
import { useServices } from "../services/services.ts";

/**
 * The entry that leads to the points mall, for menus and pages; undefined where the brand leaves the page out, and for
 * everybody who may not open it.
 *
 * @example const mall = usePointsMall(); mall && <Button href={mall.href}>{mall.label}</Button>
 */
export function usePointsMall() {
  const t = useTranslations();
  const { brand } = useServices();
  const { kind } = useSession();
  const key = "/pointMall";
  return kind === "full" && !brand.routes.off.includes(key)
    ? ({
        key,
        label: t("title.pointMall"),
        icon: "star",
        href: key,
      } as const)
    : undefined;
}
