import { defineMessages, useIntl } from "react-intl";
import type { LaunchRequest } from "@foyer/flows/game-launch";
import { Button } from "@foyer/ui/button";
import { ErrorState } from "@foyer/ui/error-state";
import { GameFrame } from "@foyer/ui/game-frame";
import { useRouter } from "../../navigation/routerContext.ts";
import { usePageName } from "../../shared/pageName.ts";
import { errorText } from "../../shared/words/errors.ts";
import { GameMaintenance } from "./GameMaintenance.tsx";
import * as styles from "./game.css.ts";
import type { LaunchCall } from "./launchActors.ts";
import { useGameWindow } from "./useGameWindow.ts";
import { useLaunch } from "./useLaunch.ts";

const messages = defineMessages({
  game: {
    id: "game.title",
    defaultMessage: "Game",
    description: "Title of a game's page when its name is not known",
  },
  back: {
    id: "game.back",
    defaultMessage: "Back to the lobby",
    description: "Button on a game's page",
  },
});

interface GameScreenProps {
  readonly request: LaunchRequest;
  readonly name: string | undefined;
  /** How it is launched; a game's own way unless said otherwise. */
  readonly call?: LaunchCall;
}

/** Launches a game and shows its frame, or what stands in its way. */
export function GameScreen({ request, name, call }: GameScreenProps) {
  const intl = useIntl();
  const router = useRouter();
  const { view, frame, state, onLoad, retry } = useLaunch(request, call);
  const toLobby = () => router.navigate("/");
  const openWindow = useGameWindow(view.url, toLobby);

  usePageName(name);
  const title = name ?? intl.formatMessage(messages.game);
  if (view.screen === "maintenance") return <GameMaintenance onRetry={retry} />;
  if (view.screen === "failed" && view.failure) {
    return (
      <div className={styles.message}>
        <ErrorState title={errorText(intl, view.failure)} onRetry={retry}>
          <Button variant="quiet" href="/">
            {intl.formatMessage(messages.back)}
          </Button>
        </ErrorState>
      </div>
    );
  }
  return (
    <GameFrame
      ref={frame}
      title={title}
      src={view.url}
      state={state}
      onLoad={onLoad}
      onBack={toLobby}
      onReload={retry}
      onOpenWindow={openWindow}
    />
  );
}
