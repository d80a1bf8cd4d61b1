import { defineMessages, useIntl } from "react-intl";
import { DropdownMenu } from "../dropdown-menu/DropdownMenu.tsx";
import { DropdownMenuItem } from "../dropdown-menu/DropdownMenuItem.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import type { BreadcrumbItem } from "./Breadcrumbs.tsx";

const messages = defineMessages<{ more: { count: number } }>({
  more: {
    id: "ui.breadcrumbs.more",
    defaultMessage: "{count, plural, one {# place} other {# places}} between",
    description:
      "Button with three dots that opens the places in the middle of the way down to this page",
  },
});

/** The places for which there is no room. */
export function BreadcrumbsMenu({
  items,
}: {
  items: readonly BreadcrumbItem[];
}) {
  const intl = useIntl();
  return (
    <DropdownMenu
      trigger={
        <IconButton
          icon="more"
          size="small"
          label={intl.formatMessage(messages.more, { count: items.length })}
        />
      }
    >
      {items.map(({ key, label, href }) => (
        <DropdownMenuItem key={key} href={href} disabled={href === undefined}>
          {label}
        </DropdownMenuItem>
      ))}
    </DropdownMenu>
  );
}
