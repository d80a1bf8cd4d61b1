import { CentreWords } from "../../i18n/CentreWords.tsx";
import { MemberCentre } from "./MemberCentre.tsx";
import { useDialogPlace } from "./places.ts";

/** The member centre over the site, on a chosen page (MEM-01). */
export default function MemberPanel({
  page,
}: {
  readonly page: string | undefined;
}) {
  return (
    <CentreWords>
      <MemberCentre place={useDialogPlace("member", page)} />
    </CentreWords>
  );
}
