import { useCallback } from "react";
import { useLocation } from "react-router-dom";
import { useRouter } from "../../navigation/routerContext.ts";
import { CentreWords } from "../../i18n/CentreWords.tsx";
import { PagePending } from "../../kit/parts/PagePending.tsx";
import { MemberCentre } from "./MemberCentre.tsx";

/** The member centre as a page of its own, its page in the address (RTE-04). */
export default function MemberRoute() {
  const { search } = useLocation();
  const router = useRouter();
  const onPage = useCallback(
    (page: string) =>
      router.navigate(
        { search: `?${new URLSearchParams({ page }).toString()}` },
        { replace: true },
      ),
    [router],
  );
  return (
    <CentreWords pending={<PagePending />}>
      <MemberCentre
        presentation="page"
        page={new URLSearchParams(search).get("page") ?? undefined}
        onPage={onPage}
      />
    </CentreWords>
  );
}
