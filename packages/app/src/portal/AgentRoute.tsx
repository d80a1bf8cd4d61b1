import { useEffect } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { useTranslations } from "@foyer/ui/words";
import { toast } from "@foyer/ui/toast";
import { useSession } from "../actors/actors.ts";
import AgentPage from "../entry/login/AgentPage.tsx";
import { loadable } from "../kit/parts/loadable.tsx";
import { PagePending } from "../kit/parts/PagePending.tsx";
import { AgentLayout } from "../shell/AgentLayout.tsx";
import { useHasSignedOut } from "./Guard.tsx";

const AgentHome = loadable(() => import("./centre/AgentHome.tsx"), {
  pending: <PagePending />,
});

/** The agents' area in its own layout (RTE-18); logging out of it leads to the lobby (NAV-10). */
export default function AgentRoute() {
  const { pathname } = useLocation();
  if (useHasSignedOut()) return <Navigate to="/" replace />;
  return (
    <AgentLayout>
      {pathname === "/agentHome" ? <AgentHomeRoute /> : <AgentPage />}
    </AgentLayout>
  );
}

/** The agents' home page; anyone else is led to the agents' login (AGT-16, OPN-19, ERR-10). */
function AgentHomeRoute() {
  const { kind, member } = useSession();
  if (kind === "unknown") return <PagePending />;
  return member?.agent ? <AgentHome /> : <NoAgent />;
}

function NoAgent() {
  const t = useTranslations();
  // The requested page opens after the login.
  const { search } = useLocation();
  useEffect(() => {
    toast.show({
      id: "agent",
      tone: "warning",
      text: t("error.NO_AGENT_SESSION"),
    });
  }, [t]);
  return <Navigate to={{ pathname: "/agent", search }} replace />;
}
