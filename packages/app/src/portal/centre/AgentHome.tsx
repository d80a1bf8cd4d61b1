import { useCallback } from "react";
import { useLocation } from "react-router-dom";
import { CentreWords } from "../../i18n/CentreWords.tsx";
import { PagePending } from "../../kit/parts/PagePending.tsx";
import { useRouter } from "../../navigation/routerContext.ts";
import { AgentCentre } from "./AgentCentre.tsx";

/** The agent centre as a page of its own, its page in the address (OPN-19). */
export default function AgentHome() {
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
      <AgentCentre
        presentation="page"
        page={new URLSearchParams(search).get("page") ?? undefined}
        onPage={onPage}
      />
    </CentreWords>
  );
}
