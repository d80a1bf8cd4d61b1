import { useState } from "react";
import { useTranslations } from "@foyer/ui/words";
import { HelpCentre } from "@foyer/ui/help-centre";
import { Modal } from "@foyer/ui/modal";
import { useModalActions } from "../../navigation/modals.ts";
import { useHelpTerms } from "./helpQuery.ts";
import { HelpFootnote } from "./HelpFootnote.tsx";
import { helpAddress, toTerms } from "./helpTerms.ts";

/** The help centre over the page, so that nobody loses their place (MOD-01). */
export default function HelpDialog({
  term,
}: {
  readonly term: string | undefined;
}) {
  const t = useTranslations();
  const { close } = useModalActions();
  const [read, setRead] = useState(term);
  const { data, error, isPending, refetch } = useHelpTerms();
  return (
    <Modal open onClose={close} title={t("help.title")} size="large">
      <HelpCentre
        label={t("help.title")}
        terms={toTerms(data)}
        selected={read}
        hrefFor={helpAddress}
        onSelect={setRead}
        loading={isPending}
        failed={error !== null}
        onRetry={() => void refetch()}
        footnote={<HelpFootnote />}
      />
    </Modal>
  );
}
