import { useState } from "react";
import { defineMessages, useIntl } from "react-intl";
import { GamePopup } from "@foyer/ui/game-popup";
import { useLeaveFrame } from "../../navigation/useLeaveFrame.ts";
import { useServiceAddress } from "../../shared/useServiceAddress.ts";

const messages = defineMessages({
  title: {
    id: "service.title",
    defaultMessage: "Customer service",
    description: "Title of customer service's panel on a phone",
  },
});

/** Customer service over the page, on a phone: there is no room for a window of its own (CFG-17). */
export default function ServicePanel() {
  const { formatMessage } = useIntl();
  const leave = useLeaveFrame();
  const address = useServiceAddress();
  const [loaded, setLoaded] = useState(false);
  return (
    <GamePopup
      open
      onClose={leave}
      title={formatMessage(messages.title)}
      src={address}
      state={loaded ? "ready" : "loading"}
      onLoad={() => setLoaded(true)}
    />
  );
}
