import { useState, type ReactNode } from "react";
import { useTranslations } from "@foyer/ui/words";
import { Button } from "@foyer/ui/button";
import { useReading, type Readable } from "../../kit/reading/useReading.ts";
import { SecurityRow } from "./SecurityRow.tsx";

interface ReadRowProps {
  readonly query: Readable;
  readonly title: ReactNode;
  readonly hint: string;
  /** Label of the button that opens the dialog. */
  readonly action: string;
  readonly dialog: (onClose: () => void) => ReactNode;
}

/**
 * A row based on a query: its status, and the dialog that changes it.
 *
 * @example <ReadRow query={totp} title="Authenticator" hint="…" action="Turn on" dialog={(onClose) => …} />
 */
export function ReadRow({ query, title, hint, action, dialog }: ReadRowProps) {
  const t = useTranslations();
  const [isOpen, setOpen] = useState(false);
  const { data } = query;
  const { failure } = useReading(query);
  return (
    <SecurityRow
      title={title}
      action={
        failure && !data ? (
          <Button loading={failure.retrying} onClick={failure.onRetry}>
            {t("account.totp.retry")}
          </Button>
        ) : (
          <Button loading={!data} onClick={() => setOpen(true)}>
            {action}
          </Button>
        )
      }
    >
      {failure?.title ?? hint}
      {isOpen && dialog(() => setOpen(false))}
    </SecurityRow>
  );
}
