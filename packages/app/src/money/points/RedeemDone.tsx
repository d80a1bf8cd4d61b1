import { useTranslations } from "@foyer/ui/words";
import type { RedeemBody, RedeemOk } from "@foyer/flows/points";
import { Button } from "@foyer/ui/button";
import { InlineMessage } from "@foyer/ui/inline-message";
import { Stack } from "@foyer/ui/stack";

import { RedeemStatus } from "./RedeemStatus.tsx";
import { RedeemSum } from "./RedeemSum.tsx";

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
      <InlineMessage
        tone="success"
        live="polite"
        title={t("points.redeem.done")}
      >
        {earlier && <div>{t("points.form.earlier")}</div>}
        {t("points.redeem.doneText")}
      </InlineMessage>
      <div>
        <RedeemStatus status={ok.status} />
      </div>
      <RedeemSum body={body} title={title} />
      <Button onClick={onRecords}>{t("points.redeem.records")}</Button>
    </Stack>
  );
}
