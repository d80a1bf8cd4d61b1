import { useState, type ReactNode } from "react";
import { GamePopup } from "@foyer/ui/game-popup";
import { useLeaveFrame } from "../../navigation/useLeaveFrame.ts";

interface FramePopupProps {
  readonly title: string;
  /** Undefined while it is not known. */
  readonly address: string | undefined;
  /** Stands in its place, where it cannot be had. */
  readonly children?: ReactNode;
}

/** Another site's page over this one, with word of its loading. */
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
