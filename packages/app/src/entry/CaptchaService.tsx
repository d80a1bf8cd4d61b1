import { useTranslations } from "@foyer/ui/words";
import { Button } from "@foyer/ui/button";
import { useCustomerService } from "../kit/useCustomerService.ts";

/** The way to customer service for who cannot read a captcha; nothing where there is none. */
export function CaptchaService() {
  const t = useTranslations();
  const openService = useCustomerService();
  return (
    openService && (
      <div>
        <Button variant="outline" size="small" onClick={openService}>
          {t("captcha.service")}
        </Button>
      </div>
    )
  );
}
