import { gameLaunchView } from "@foyer/flows/game-launch";
import { Button } from "@foyer/ui/button";
import { EmptyState } from "@foyer/ui/empty-state";
import { ErrorState } from "@foyer/ui/error-state";
import { GameFrame } from "@foyer/ui/game-frame";
import { useIntl } from "react-intl";
import { errorText } from "../../../../packages/app/src/kit/words/errors.ts";
import type { gameLaunchStates } from "./gameLaunch.ts";
import { nothing, useFlow } from "./stateStories.tsx";
import type { ActorOf } from "./storied.ts";

interface GameLaunchStateProps {
  readonly actor: ActorOf<typeof gameLaunchStates>;
}

/** A game's page: its frame, or what stands in its way. The frame is empty and tells nothing: the story stays. */
export function GameLaunchState({ actor }: GameLaunchStateProps) {
  const intl = useIntl();
  const { screen, url, frameLoading, slow, failure } = useFlow(
    actor,
    gameLaunchView,
  );
  const retry = () => actor.send({ type: "gameLaunch.retried" });
  if (screen === "maintenance")
    return (
      <EmptyState
        title="This game is under maintenance"
        picture="clock"
        action={
          <Button icon="refresh" onClick={retry}>
            Try again
          </Button>
        }
      >
        It will be back. Your money is where it was.
      </EmptyState>
    );
  if (screen === "failed" && failure)
    return <ErrorState title={errorText(intl, failure)} onRetry={retry} />;
  const waits = screen === "loading" || frameLoading;
  return (
    <GameFrame
      title="Paper Kites"
      src={url}
      state={slow ? "slow" : waits ? "loading" : "ready"}
      onBack={nothing}
      onReload={retry}
    />
  );
}
