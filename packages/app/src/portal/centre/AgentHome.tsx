import { CentreWords } from "../../i18n/CentreWords.tsx";
import { PagePending } from "../../kit/parts/PagePending.tsx";
import { AgentCentre } from "./AgentCentre.tsx";
import { useAddressPlace } from "./places.ts";

/** The agent centre as a page of its own, its page in the address (OPN-19). */
export default function AgentHome() {
  return (
    <CentreWords pending={<PagePending />}>
      <AgentCentre place={useAddressPlace()} />
    </CentreWords>
  );
}
