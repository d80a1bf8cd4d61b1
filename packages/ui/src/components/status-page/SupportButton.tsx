import { defineMessages, useIntl } from "react-intl";
import { Button } from "../button/Button.tsx";

const messages = defineMessages({
  support: {
    id: "ui.statusPage.support",
    defaultMessage: "Customer service",
    description:
      "Button that leads to customer service from a page that says why the site cannot be used",
  },
});

interface SupportButtonProps {
  onSupport(): void;
}

/** The way to a person, from a page that leads nowhere else. */
export function SupportButton({ onSupport }: SupportButtonProps) {
  return (
    <Button tone="accent" icon="headset" onClick={onSupport}>
      {useIntl().formatMessage(messages.support)}
    </Button>
  );
}
