import { useState } from "react";
import { defineMessages, useIntl } from "react-intl";
import { SideMenu } from "@foyer/ui/side-menu";
import { useSite } from "../services/siteContext.ts";
import { useMenuSections } from "./menuSections.ts";

export const menuMessages = defineMessages({
  label: {
    id: "menu.label",
    defaultMessage: "Menu",
    description: "Name of the side menu",
  },
});

/** The side menu beside the page, from a desktop's width up. */
export function ShellSideMenu() {
  const { formatMessage } = useIntl();
  const [folded, setFolded] = useState(false);
  const sections = useMenuSections(useServiceIsChat());
  return (
    <SideMenu
      label={formatMessage(menuMessages.label)}
      sections={sections}
      folded={folded}
      onFoldedChange={setFolded}
    />
  );
}

/** True: the first way to customer service is a live chat (SID-08). */
export function useServiceIsChat(): boolean {
  return useSite().permission.customerService.some(
    ({ csType }) => csType === "LIVECHAT",
  );
}
