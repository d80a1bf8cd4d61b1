import { useState } from "react";
import { useTranslations } from "@foyer/ui/words";
import { GamePopup } from "@foyer/ui/game-popup";
import { useLeaveFrame } from "../../navigation/useLeaveFrame.ts";
import { useServiceAddress } from "../../kit/useServiceAddress.ts";

/** Customer service over the page, on a phone: there is no room for a window of its own (CFG-17). */
export default function ServicePanel() {
  const t = useTranslations();
  const leave = useLeaveFrame();
  const address = useServiceAddress();
  const [loaded, setLoaded] = useState(false);
  return (
    <GamePopup
      open
      onClose={leave}
      title={t("service.title")}
      src={address}
      state={loaded ? "ready" : "loading"}
      onLoad={() => setLoaded(true)}
    />
  );
}
