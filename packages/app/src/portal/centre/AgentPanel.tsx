import { CentreWords } from "../../i18n/CentreWords.tsx";
import { AgentCentre } from "./AgentCentre.tsx";
import { useDialogPlace, type PanelProps } from "./places.ts";

/** The agent centre over the site, on a chosen page (AGT-01, OPN-60). */
export default function AgentPanel(props: PanelProps) {
  return (
    <CentreWords>
      <AgentCentre place={useDialogPlace("agent", props)} />
    </CentreWords>
  );
}
