import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import type {
  ImageProblem,
  WithdrawalReceiptEvent,
  WithdrawalReceiptView,
} from "@foyer/flows/withdrawal-receipt";
import { Checkbox } from "@foyer/ui/checkbox";
import { ImageDrop } from "@foyer/ui/image-drop";
import { Stack } from "@foyer/ui/stack";
import { errorText } from "../../kit/words/errors.ts";

const codes = {
  count: "IMAGE_COUNT",
  type: "IMAGE_TYPE",
  size: "IMAGE_SIZE",
} as const satisfies Record<Exclude<ImageProblem, "required">, string>;

interface ReceiptProofProps {
  readonly view: WithdrawalReceiptView;
  readonly send: (event: WithdrawalReceiptEvent) => void;
}

/** "Not received" is proved by one to three pictures (WDR-03). */
export function ReceiptProof({ view, send }: ReceiptProofProps) {
  const intl = useIntl();
  const t = useTranslations();
  const { imageProblem, images, phase } = view;
  const busy = phase !== "proving";
  return (
    <Stack gap="x5">
      <ImageDrop
        name="proof"
        label={t("receipt.proof")}
        hint={t("receipt.proof.hint")}
        required
        disabled={busy}
        value={images.flatMap(({ id, blob }) =>
          blob instanceof File
            ? [
                {
                  id,
                  file: blob,
                  state: phase === "uploading" ? "sending" : "ready",
                } as const,
              ]
            : [],
        )}
        onChange={(items) =>
          send({
            type: "withdrawalReceipt.imagesChanged",
            images: items.map(({ id, file }) => ({ id, blob: file })),
          })
        }
        error={
          imageProblem === "required"
            ? t("receipt.proof.required")
            : imageProblem && errorText(intl, { reason: codes[imageProblem] })
        }
      />
      {view.forced && (
        <Checkbox
          name="agree"
          required
          disabled={busy}
          checked={view.acknowledged}
          onChange={(acknowledged) =>
            send({ type: "withdrawalReceipt.acknowledged", acknowledged })
          }
          error={
            view.acknowledgementMissing
              ? t("receipt.forced.agreeFirst")
              : undefined
          }
        >
          {t("receipt.forced.agree")}
        </Checkbox>
      )}
    </Stack>
  );
}
