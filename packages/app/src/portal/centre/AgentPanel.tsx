import { CentreWords } from "../../i18n/CentreWords.tsx";
import { AgentCentre } from "./AgentCentre.tsx";
import { useDialogPlace } from "./places.ts";

/** The agent centre over the site, on a chosen page (AGT-01, OPN-60). */
export default function AgentPanel({
  page,
}: {
  readonly page: string | undefined;
}) {
  return (
    <CentreWords>
      <AgentCentre place={useDialogPlace("agent", page)} />
    </CentreWords>
  );
}
