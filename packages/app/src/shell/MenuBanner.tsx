import { defineMessages, useIntl } from "react-intl";
import { GroupBanner } from "../shared/content/GroupBanner.tsx";

const messages = defineMessages({
  label: {
    id: "menu.banner",
    defaultMessage: "From the house",
    description: "Name of the banner below the entries of the side menu",
  },
});

/** The side menu's own banner, if there is one (BAN-06). */
export function MenuBanner() {
  const { formatMessage } = useIntl();
  return (
    <GroupBanner
      group="w_leftmenu"
      label={formatMessage(messages.label)}
      quiet
    />
  );
}
