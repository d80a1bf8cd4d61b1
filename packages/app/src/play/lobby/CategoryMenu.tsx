import { useTranslations } from "@foyer/ui/words";
import { categoryCodes, type CategoryCode } from "@foyer/platform/brand";
import { categoryOf } from "@foyer/platform/domain";
import { GameTypeMenu } from "@foyer/ui/game-type-menu";
import { Skeleton } from "@foyer/ui/skeleton";
import { useActors, useSession } from "../../actors/actors.ts";
import { useModalActions } from "../../navigation/modals.ts";
import { useRouter } from "../../navigation/routerContext.ts";
import { useLobbyMenu } from "../games/useLobbyMenu.ts";
import { categoryMessages } from "../../kit/words/categories.ts";
import { toIconName } from "../../kit/words/icons.ts";

/** The menu of game types: Home first, Fav last, only categories with providers (LOB-04, LOB-06, LOB-07). */
export function CategoryMenu({
  selected,
}: {
  readonly selected: CategoryCode;
}) {
  const t = useTranslations();
  const { menu, isPending } = useLobbyMenu();
  const router = useRouter();
  const { gate } = useActors();
  const { open } = useModalActions();
  const { kind } = useSession();

  /** Opens a category: its page, the lobby's list, a lottery, or the login dialog first. */
  const choose = (key: string) => {
    const code = categoryCodes.find((known) => known === key);
    const category = code && categoryOf(code);
    if (!category) return;
    if (code === "FAV" && kind === "guest") return open({ name: "login" });
    if (code === "ELOTT") {
      // The only category that starts a game directly (LOB-20, LOB-21).
      const intent = {
        kind: "play",
        address: "/lottery",
        mode: "REAL",
        name: category.code,
      } as const;
      return gate.send({ type: "launchGate.requested", intent });
    }
    router.navigate(category.path ?? `/?type=${code}`);
  };

  if (isPending) return <Skeleton shape="control" />;
  return (
    <GameTypeMenu
      label={t("lobby.categories.label")}
      selected={selected}
      onSelect={choose}
      items={menu.map(({ code, icon, path }) => ({
        key: code,
        label: t(categoryMessages[code]),
        icon: toIconName(icon),
        ...(path !== undefined && code !== "ELOTT" && { href: path }),
      }))}
    />
  );
}
