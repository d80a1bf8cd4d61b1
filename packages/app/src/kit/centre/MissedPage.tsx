import { useTranslations } from "@foyer/ui/words";
import { InlineMessage } from "@foyer/ui/inline-message";

/** Says that a different page is shown from the one that was requested. */
export function MissedPage({ page }: { readonly page: string }) {
  const t = useTranslations();
  return (
    <InlineMessage tone="info" live="polite">
      {t("centre.missed", { page: `\u2068${page}\u2069` })}
    </InlineMessage>
  );
}
