import { useTranslations } from "@foyer/ui/words";
import { Button } from "@foyer/ui/button";
import { InlineMessage } from "@foyer/ui/inline-message";
import type { Reading } from "./useReading.ts";

/**
 * Says of what was read earlier that it may be out of date, and why; nothing where it is not.
 *
 * @example <OldNote {...useReading(query)} />
 */
export function OldNote({
  failure,
  staleSince,
}: Pick<Reading, "failure" | "staleSince">) {
  const t = useTranslations();
  if (staleSince === undefined) return null;
  if (!failure)
    return (
      <InlineMessage tone="warning" live="polite">
        {t("account.stale")}
      </InlineMessage>
    );
  return (
    <InlineMessage
      tone="warning"
      live="polite"
      action={
        <Button
          size="small"
          onClick={failure.onRetry}
          loading={failure.retrying}
        >
          {t("rewards.stale.again")}
        </Button>
      }
    >
      {t("rewards.stale", { reason: failure.title })}
    </InlineMessage>
  );
}
