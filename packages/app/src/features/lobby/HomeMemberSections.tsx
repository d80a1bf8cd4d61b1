import { defineMessages, useIntl } from "react-intl";
import { Button } from "@foyer/ui/button";
import { EmptyState } from "@foyer/ui/empty-state";
import { LobbySection } from "@foyer/ui/lobby-section";
import { useSession } from "../../actors/actors.ts";
import { useModalActions } from "../../navigation/modals.ts";
import { PendingRail } from "../../shared/games/GameRailSection.tsx";
import { loadable } from "../../shared/parts/loadable.tsx";

const messages = defineMessages({
  recent: {
    id: "lobby.sections.recent",
    defaultMessage: "Recent",
    description: "Heading of the rail of games played last",
  },
  mine: {
    id: "lobby.sections.mine",
    defaultMessage: "Recent and favourites",
    description: "Heading of what a guest sees in place of the two rails",
  },
  guest: {
    id: "lobby.sections.guest",
    defaultMessage: "Log in to see the games you played and the ones you love.",
    description: "Shown to a guest in place of recent and favourite games",
  },
  login: {
    id: "lobby.sections.login",
    defaultMessage: "Log in",
    description: "Button that opens the login popup",
  },
});

const MemberRails = loadable(() => import("./MemberRails.tsx"), {
  pending: <PendingOwn />,
});

/** The member's own rails; for a guest one invitation in their place. */
export function HomeMemberSections() {
  const { kind } = useSession();
  if (kind === "unknown") return <PendingOwn />;
  return kind === "guest" ? <GuestInvitation /> : <MemberRails />;
}

function PendingOwn() {
  return <PendingRail title={useIntl().formatMessage(messages.recent)} />;
}

/** What a guest sees where a member's own games would be. */
export function GuestInvitation() {
  const { formatMessage } = useIntl();
  const { open } = useModalActions();
  return (
    <LobbySection title={formatMessage(messages.mine)}>
      <EmptyState
        title={formatMessage(messages.guest)}
        picture="heart"
        action={
          <Button onClick={() => open({ name: "login" })}>
            {formatMessage(messages.login)}
          </Button>
        }
      />
    </LobbySection>
  );
}
