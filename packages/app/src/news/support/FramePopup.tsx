import { useState, type ReactNode } from "react";
import { GamePopup } from "@foyer/ui/game-popup";
import { useLeaveFrame } from "../../navigation/useLeaveFrame.ts";

interface FramePopupProps {
  readonly title: string;
  /** Undefined while unknown. */
  readonly address: string | undefined;
  /** Shown instead if the page is not available. */
  readonly children?: ReactNode;
}

/** Another site's page in a dialog, with a loading state. */
export function FramePopup({ title, address, children }: FramePopupProps) {
  const leave = useLeaveFrame();
  const [loaded, setLoaded] = useState(false);
  return (
    <GamePopup
      open
      onClose={leave}
      title={title}
      src={address}
      state={loaded ? "ready" : "loading"}
      onLoad={() => setLoaded(true)}
    >
      {children}
    </GamePopup>
  );
}
