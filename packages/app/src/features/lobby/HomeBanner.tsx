import { defineMessages, useIntl } from "react-intl";
import { GroupBanner } from "../../shared/content/GroupBanner.tsx";

const messages = defineMessages({
  label: {
    id: "lobby.banner.label",
    defaultMessage: "Highlights",
    description: "Name of the banner carousel",
  },
});

/** The lobby's banners. */
export function HomeBanner() {
  const { formatMessage } = useIntl();
  return <GroupBanner group="w_home" label={formatMessage(messages.label)} />;
}
