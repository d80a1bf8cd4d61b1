import type { ComponentProps } from "react";
import { useTranslations } from "@foyer/ui/words";
import { Button } from "@foyer/ui/button";
import { useCustomerService } from "../useCustomerService.ts";

interface ServiceButtonProps extends Pick<
  ComponentProps<typeof Button>,
  "size" | "tone" | "variant" | "wide"
> {
  /** It stands in a dialog that no address names, whose work would be lost. */
  readonly fromDialog?: boolean;
}

/** The button that leads to customer service; nothing where there is none. */
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
