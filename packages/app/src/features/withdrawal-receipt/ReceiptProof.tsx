import { defineMessages, useIntl } from "react-intl";
import type {
  ImageProblem,
  WithdrawalReceiptEvent,
  WithdrawalReceiptView,
} from "@foyer/flows/withdrawal-receipt";
import { Checkbox } from "@foyer/ui/checkbox";
import { ImageDrop } from "@foyer/ui/image-drop";
import { Stack } from "@foyer/ui/stack";
import { errorText } from "../../shared/words/errors.ts";

const messages = defineMessages({
  label: {
    id: "receipt.proof",
    defaultMessage: "Pictures of your account since the payout",
    description: "Label of the pictures that prove that nothing arrived",
  },
  hint: {
    id: "receipt.proof.hint",
    defaultMessage:
      "A statement or the list of payments, with the date in sight. Cover what is nobody's business.",
    description: "Help with the pictures",
  },
  required: {
    id: "receipt.proof.required",
    defaultMessage: "Add at least one picture",
    description: "No picture was added (WDR-03)",
  },
  agree: {
    id: "receipt.forced.agree",
    defaultMessage:
      "I understand that it counts as received and that the deposit is not refunded.",
    description: "To be ticked before answering about a forced receipt",
  },
  agreeFirst: {
    id: "receipt.forced.agreeFirst",
    defaultMessage: "Tick this first",
    description: "The box about a forced receipt was not ticked",
  },
});

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
  const { formatMessage } = intl;
  const { imageProblem, images, phase } = view;
  const busy = phase !== "proving";
  return (
    <Stack gap="x5">
      <ImageDrop
        name="proof"
        label={formatMessage(messages.label)}
        hint={formatMessage(messages.hint)}
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
            ? formatMessage(messages.required)
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
              ? formatMessage(messages.agreeFirst)
              : undefined
          }
        >
          {formatMessage(messages.agree)}
        </Checkbox>
      )}
    </Stack>
  );
}
