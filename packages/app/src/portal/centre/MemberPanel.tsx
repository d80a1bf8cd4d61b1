import { CentreWords } from "../../i18n/CentreWords.tsx";
import { MemberCentre } from "./MemberCentre.tsx";
import { useDialogPlace, type PanelProps } from "./places.ts";

/** The member centre over the site, on a chosen page (MEM-01). */
export default function MemberPanel(props: PanelProps) {
  return (
    <CentreWords>
      <MemberCentre place={useDialogPlace("member", props)} />
    </CentreWords>
  );
}
