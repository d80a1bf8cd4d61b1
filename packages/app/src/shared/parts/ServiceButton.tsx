import type { ComponentProps } from "react";
import { defineMessages, useIntl } from "react-intl";
import { Button } from "@foyer/ui/button";
import { useCustomerService } from "../useCustomerService.ts";

const messages = defineMessages({
  contact: {
    id: "service.contact",
    defaultMessage: "Contact customer service",
    description: "Button that opens customer service",
  },
});

interface ServiceButtonProps extends Pick<
  ComponentProps<typeof Button>,
  "size" | "tone" | "variant" | "wide"
> {
  /** It stands in a dialog that no address names, whose work would be lost. */
  readonly fromDialog?: boolean;
}

/** The button that leads to customer service; nothing where there is none. */
export function ServiceButton({ fromDialog, ...look }: ServiceButtonProps) {
  const { formatMessage } = useIntl();
  const openService = useCustomerService(fromDialog);
  return (
    openService && (
      <Button icon="headset" onClick={openService} {...look}>
        {formatMessage(messages.contact)}
      </Button>
    )
  );
}
