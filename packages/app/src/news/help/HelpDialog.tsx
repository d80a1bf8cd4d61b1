import { useState } from "react";
import { useTranslations } from "@foyer/ui/words";
import { Modal } from "@foyer/ui/modal";
import { useModalActions } from "../../navigation/modals.ts";
import { Help } from "./Help.tsx";

interface HelpDialogProps {
  readonly term?: string;
}

/** The help centre in a dialog, so that the visitor does not lose their place on the page (MOD-01). */
export default function HelpDialog({ term }: HelpDialogProps) {
  const t = useTranslations();
  const { close } = useModalActions();
  const [read, setRead] = useState(term);
  return (
    <Modal open onClose={close} title={t("help.title")} size="large">
      <Help selected={read} onSelect={setRead} />
    </Modal>
  );
}
