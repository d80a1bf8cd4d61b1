import { defineMessages, useIntl } from "react-intl";
import type { GameTarget } from "@foyer/platform/domain";
import { Button } from "@foyer/ui/button";
import { Modal } from "@foyer/ui/modal";
import { RichText } from "@foyer/ui/rich-text";
import { useActors } from "../../actors/actors.ts";
import { useModalActions } from "../../modals/modals.ts";

const messages = defineMessages({
  play: {
    id: "announcement.play",
    defaultMessage: "Play the game",
    description: "Button under a promotion that leads to a game",
  },
});

interface TextDialogProps {
  readonly title: string;
  /** Rich text of the platform; sanitised before it is shown. */
  readonly content: string;
  /** The game that it leads to. */
  readonly game?: GameTarget;
}

/** An announcement in full. */
export default function TextDialog({ title, content, game }: TextDialogProps) {
  const { formatMessage } = useIntl();
  const { close } = useModalActions();
  const { gate } = useActors();
  const play = game && (
    <Button
      tone="accent"
      onClick={() =>
        gate.send({
          type: "launchGate.requested",
          intent: { kind: "gamePopup", ...game, mode: "REAL", name: title },
        })
      }
    >
      {formatMessage(messages.play)}
    </Button>
  );
  return (
    <Modal open onClose={close} title={title} footer={play}>
      <RichText html={content} />
    </Modal>
  );
}
