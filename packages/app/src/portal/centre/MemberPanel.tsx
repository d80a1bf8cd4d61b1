import { useCallback } from "react";
import { useModalActions } from "../../navigation/modals.ts";
import { CentreWords } from "../../i18n/CentreWords.tsx";
import { MemberCentre } from "./MemberCentre.tsx";

/** The member centre over the site, on a chosen page (MEM-01). */
export default function MemberPanel({
  page,
}: {
  readonly page: string | undefined;
}) {
  const { open, close } = useModalActions();
  const onPage = useCallback(
    (key: string) => open({ name: "panel", panel: "member", page: key }),
    [open],
  );
  return (
    <CentreWords>
      <MemberCentre
        presentation="dialog"
        page={page}
        onPage={onPage}
        onClose={close}
      />
    </CentreWords>
  );
}
