import { useState } from "react";
import { defineMessages, useIntl } from "react-intl";
import { HelpCentre } from "@foyer/ui/help-centre";
import { Modal } from "@foyer/ui/modal";
import { useModalActions } from "../../navigation/modals.ts";
import { useHelpTerms } from "../../shared/content/helpQuery.ts";
import { HelpFootnote } from "./HelpFootnote.tsx";
import { helpAddress, toTerms } from "./helpTerms.ts";

const messages = defineMessages({
  title: {
    id: "help.title",
    defaultMessage: "Help",
    description: "Heading of the help page, and name of its list",
  },
});

/** The help centre over the page, so that nobody loses their place (MOD-01). */
export default function HelpDialog({
  term,
}: {
  readonly term: string | undefined;
}) {
  const { formatMessage } = useIntl();
  const { close } = useModalActions();
  const [read, setRead] = useState(term);
  const { data, error, isPending, refetch } = useHelpTerms();
  return (
    <Modal
      open
      onClose={close}
      title={formatMessage(messages.title)}
      size="large"
    >
      <HelpCentre
        label={formatMessage(messages.title)}
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
