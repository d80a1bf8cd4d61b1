import { useTranslations } from "@foyer/ui/words";
import type { RedeemBody, RedeemOk } from "@foyer/flows/points";
import { Button } from "@foyer/ui/button";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Stack } from "@foyer/ui/stack";
import { formWords } from "./pointsWords.ts";
import { RedeemStatus } from "./RedeemStatus.tsx";
import { RedeemSum } from "./RedeemSum.tsx";
import { redeemWords } from "./redeemWords.ts";

interface RedeemDoneProps {
  readonly ok: RedeemOk;
  readonly body: RedeemBody;
  readonly earlier: boolean;
  readonly title: string;
  readonly onRecords: () => void;
}

/** What was bought, and how far it is. */
export function RedeemDone(props: RedeemDoneProps) {
  const { ok, body, earlier, title, onRecords } = props;
  const t = useTranslations();
  return (
    <Stack gap="x5">
      <InlineMessage tone="success" live="polite" title={t(redeemWords.done)}>
        {earlier && <div>{t(formWords.earlier)}</div>}
        {t(redeemWords.doneText)}
      </InlineMessage>
      <div>
        <RedeemStatus status={ok.status} />
      </div>
      <RedeemSum body={body} title={title} />
      <Button onClick={onRecords}>{t(redeemWords.records)}</Button>
    </Stack>
  );
}
