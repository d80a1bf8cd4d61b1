import { useTranslations } from "@foyer/ui/words";
import type {
  WithdrawalReceiptOutput,
  WithdrawalReceiptView,
} from "@foyer/flows/withdrawal-receipt";
import { EmptyState } from "@foyer/ui/empty-state";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Stack } from "@foyer/ui/stack";
import { useAmounts } from "./useAmounts.ts";

type SettledBy = WithdrawalReceiptOutput["settledBy"];

const messages = {
  member: "receipt.end.member",
  timeout: "receipt.end.timeout",
  platform: "receipt.end.platform",
} as const;

interface ReceiptEndProps {
  readonly view: WithdrawalReceiptView;
  readonly settledBy: SettledBy;
}

/** How it ended, and who ended it. */
export function ReceiptEnd({ view, settledBy }: ReceiptEndProps) {
  const t = useTranslations();
  const amounts = useAmounts(view.receipt);
  const full = view.phase === "full";
  return (
    <Stack gap="x4">
      <EmptyState
        picture={settledBy === "timeout" ? "clock" : "success"}
        level={3}
        title={t(full ? "receipt.end.full" : "receipt.end.received")}
      >
        {t(full ? "receipt.end.fullText" : messages[settledBy], amounts)}
      </EmptyState>
      {view.forced && (
        <InlineMessage tone="warning">{t("receipt.end.forced")}</InlineMessage>
      )}
    </Stack>
  );
}
