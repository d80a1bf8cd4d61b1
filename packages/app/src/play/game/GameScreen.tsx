import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type { LaunchRequest } from "@foyer/flows/game-launch";
import { Button } from "@foyer/ui/button";
import { ErrorState } from "@foyer/ui/error-state";
import { GameFrame } from "@foyer/ui/game-frame";
import { useRouter } from "../../navigation/routerContext.ts";
import { usePageName } from "../../kit/pageName.ts";
import { errorText } from "../../kit/words/errors.ts";
import { GameMaintenance } from "./GameMaintenance.tsx";
import * as styles from "./game.css.ts";
import { useLaunch, type LaunchCall } from "./useLaunch.ts";

interface GameScreenProps {
  readonly request: LaunchRequest;
  readonly name: string | undefined;
  /** The launch call; by default a game's own. */
  readonly call?: LaunchCall;
}

/** Launches a game and shows its frame, or the reason why it cannot be shown. */
export function GameScreen({ request, name, call }: GameScreenProps) {
  const intl = useIntl();
  const t = useTranslations();
  const router = useRouter();
  const toLobby = () => router.navigate("/");
  const { view, retry, frame } = useLaunch(request, toLobby, call);
  usePageName(name);
  if (view.screen === "maintenance") return <GameMaintenance onRetry={retry} />;
  if (view.screen === "failed" && view.failure) {
    return (
      <div className={styles.message}>
        <ErrorState title={errorText(intl, view.failure)} onRetry={retry}>
          <Button variant="quiet" href="/">
            {t("game.back")}
          </Button>
        </ErrorState>
      </div>
    );
  }
  return (
    <GameFrame title={name ?? t("game.title")} onBack={toLobby} {...frame} />
  );
}
