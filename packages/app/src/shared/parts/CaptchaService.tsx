import { defineMessages, useIntl } from "react-intl";
import { Button } from "@foyer/ui/button";
import { useCustomerService } from "../useCustomerService.ts";

const messages = defineMessages({
  open: {
    id: "captcha.service",
    defaultMessage: "Customer service",
    description:
      "Button below a captcha: opens customer service for who cannot read it",
  },
});

/** The way to customer service for who cannot read a captcha; nothing where there is none. */
export function CaptchaService() {
  const { formatMessage } = useIntl();
  const openService = useCustomerService();
  return (
    openService && (
      <div>
        <Button variant="outline" size="small" onClick={openService}>
          {formatMessage(messages.open)}
        </Button>
      </div>
    )
  );
}
