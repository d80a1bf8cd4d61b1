import { Modal } from "@foyer/ui/modal";
import { RichText } from "@foyer/ui/rich-text";
import { useModalActions } from "../../modals/modals.ts";

interface TextDialogProps {
  readonly title: string;
  /** Rich text of the platform; sanitised before it is shown. */
  readonly content: string;
}

/** An announcement in full. */
export default function TextDialog({ title, content }: TextDialogProps) {
  const { close } = useModalActions();
  return (
    <Modal open onClose={close} title={title}>
      <RichText html={content} />
    </Modal>
  );
}
