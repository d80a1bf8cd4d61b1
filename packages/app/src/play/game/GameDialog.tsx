import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type { GameTarget } from "@foyer/platform/domain";
import { ErrorState } from "@foyer/ui/error-state";
import { GamePopup } from "@foyer/ui/game-popup";
import { useLeaveFrame } from "../../navigation/useLeaveFrame.ts";
import { errorText } from "../../kit/words/errors.ts";
import { GameMaintenance } from "./GameMaintenance.tsx";
import { useLaunch } from "./useLaunch.ts";

interface GameDialogProps extends GameTarget {
  readonly title: string;
}

/** A game in a popup over the page (GAM-32), launched like one on its page. */
export default function GameDialog({
  vassalage,
  gameType,
  gameCode,
  title,
}: GameDialogProps) {
  const intl = useIntl();
  const t = useTranslations();
  const leave = useLeaveFrame();
  const request = { vassalage, gameType, gameCode, gameId: "" };
  const { view, retry, frame } = useLaunch({ ...request, mode: "REAL" }, leave);
  const failure = view.screen === "failed" ? view.failure : undefined;
  return (
    <GamePopup
      open
      onClose={leave}
      title={title || t("game.popup.title")}
      {...frame}
    >
      {view.screen === "maintenance" ? (
        <GameMaintenance onRetry={retry} />
      ) : (
        failure && (
          <ErrorState title={errorText(intl, failure)} onRetry={retry} />
        )
      )}
    </GamePopup>
  );
}
