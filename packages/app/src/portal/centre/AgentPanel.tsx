import { useCallback } from "react";
import { CentreWords } from "../../i18n/CentreWords.tsx";
import { useModalActions } from "../../navigation/modals.ts";
import { AgentCentre } from "./AgentCentre.tsx";

/** The agent centre over the site, on a chosen page (AGT-01, OPN-60). */
export default function AgentPanel({
  page,
}: {
  readonly page: string | undefined;
}) {
  const { open, close } = useModalActions();
  const onPage = useCallback(
    (key: string) => open({ name: "panel", panel: "agent", page: key }),
    [open],
  );
  return (
    <CentreWords>
      <AgentCentre
        presentation="dialog"
        page={page}
        onPage={onPage}
        onClose={close}
      />
    </CentreWords>
  );
}
