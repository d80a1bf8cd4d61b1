import type { ComponentProps } from "react";
import { useTranslations } from "@foyer/ui/words";
import { Button } from "@foyer/ui/button";
import { useCustomerService } from "../useCustomerService.ts";

interface ServiceButtonProps extends Pick<
  ComponentProps<typeof Button>,
  "size" | "tone" | "variant" | "wide"
> {
  /** The button is in a dialog that has no address, whose content would be lost. */
  readonly fromDialog?: boolean;
}

/** The button that opens customer service; renders nothing if there is none. */
export function ServiceButton({ fromDialog, ...look }: ServiceButtonProps) {
  const t = useTranslations();
  const openService = useCustomerService(fromDialog);
  return (
    openService && (
      <Button icon="headset" onClick={openService} {...look}>
        {t("service.contact")}
      </Button>
    )
  );
}
