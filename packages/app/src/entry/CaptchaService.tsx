import { useTranslations } from "@foyer/ui/words";
import { Button } from "@foyer/ui/button";
import { useCustomerService } from "../kit/useCustomerService.ts";

/** Leads visitors who cannot read a captcha to customer service; renders nothing if there is none. */
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
