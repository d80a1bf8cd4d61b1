import { useTranslations } from "@foyer/ui/words";
import { Button } from "@foyer/ui/button";
import { InlineMessage } from "@foyer/ui/inline-message";
import { useCustomerService } from "../../kit/useCustomerService.ts";

/** Why the platform holds the money, in its own words, and who can help. */
export function HeldNotice({ held }: { readonly held: readonly string[] }) {
  const t = useTranslations();
  const openService = useCustomerService();
  return (
    <InlineMessage
      tone="warning"
      action={
        openService && (
          <Button icon="headset" onClick={openService}>
            {t("service.contact")}
          </Button>
        )
      }
    >
      {held.map((words) => (
        <div key={words} dir="auto">
          {words}
        </div>
      ))}
      <div>{t("money.held.next")}</div>
    </InlineMessage>
  );
}
