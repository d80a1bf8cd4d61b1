import { useState } from "react";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import { ErrorState } from "@foyer/ui/error-state";
import { GamePopup } from "@foyer/ui/game-popup";
import { useLeaveFrame } from "../../navigation/useLeaveFrame.ts";
import { failureText } from "../../kit/words/errors.ts";
import { useChatRoom } from "./useChatRoom.ts";

interface ChatDialogProps {
  /** The host to talk to; without one, whoever is at the desk. */
  readonly modelId: string | undefined;
  readonly title: string | undefined;
}

/** A chat room over the page, at the address that the platform gives (SUP-04). */
export default function ChatDialog({ modelId, title }: ChatDialogProps) {
  const intl = useIntl();
  const t = useTranslations();
  const leave = useLeaveFrame();
  const { data, error, isFetching, refetch } = useChatRoom(modelId);
  const [loaded, setLoaded] = useState(false);
  const failure = data === undefined && !isFetching ? error : null;
  return (
    <GamePopup
      open
      onClose={leave}
      title={title ? t("chat.titleWith", { name: title }) : t("chat.title")}
      src={data}
      state={loaded ? "ready" : "loading"}
      onLoad={() => setLoaded(true)}
    >
      {failure ? (
        <ErrorState
          title={failureText(intl, failure)}
          onRetry={() => void refetch()}
        />
      ) : undefined}
    </GamePopup>
  );
}
