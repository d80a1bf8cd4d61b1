import { CentreWords } from "../../i18n/CentreWords.tsx";
import { PagePending } from "../../kit/parts/PagePending.tsx";
import { MemberCentre } from "./MemberCentre.tsx";
import { useAddressPlace } from "./places.ts";

/** The member centre as a page of its own, its page in the address (RTE-04). */
export default function MemberRoute() {
  return (
    <CentreWords pending={<PagePending />}>
      <MemberCentre place={useAddressPlace()} />
    </CentreWords>
  );
}
