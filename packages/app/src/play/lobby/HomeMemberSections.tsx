import { useTranslations } from "@foyer/ui/words";
import { Button } from "@foyer/ui/button";
import { EmptyState } from "@foyer/ui/empty-state";
import { LobbySection } from "@foyer/ui/lobby-section";
import { useSession } from "../../actors/actors.ts";
import { useModalActions } from "../../navigation/modals.ts";
import { GameRailSection } from "../games/GameRailSection.tsx";
import { loadable } from "../../kit/parts/loadable.tsx";

const MemberRails = loadable(() => import("./MemberRails.tsx"), {
  pending: <PendingOwn />,
});

/** The member's own rails; for a visitor, a single invitation instead. */
export function HomeMemberSections() {
  const { kind } = useSession();
  if (kind === "unknown") return <PendingOwn />;
  return kind === "guest" ? <GuestInvitation /> : <MemberRails />;
}

function PendingOwn() {
  const t = useTranslations();
  return (
    <GameRailSection title={t("lobby.sections.recent")} games={undefined} />
  );
}

/** Shown to a visitor where a member's own games would be. */
export function GuestInvitation() {
  const t = useTranslations();
  const { open } = useModalActions();
  return (
    <LobbySection title={t("lobby.sections.mine")}>
      <EmptyState
        title={t("lobby.sections.guest")}
        picture="heart"
        action={
          <Button onClick={() => open({ name: "login" })}>
            {t("lobby.sections.login")}
          </Button>
        }
      />
    </LobbySection>
  );
}
