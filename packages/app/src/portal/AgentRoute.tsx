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

/** The agents' area in a layout of its own (RTE-18); who leaves it by signing out is at the lobby (NAV-10). */
export default function AgentRoute() {
  const { pathname } = useLocation();
  if (useHasSignedOut()) return <Navigate to="/" replace />;
  return (
    <AgentLayout>
      {pathname === "/agentHome" ? <AgentHomeRoute /> : <AgentPage />}
    </AgentLayout>
  );
}

/** The agents' own page; anybody else is led to the agents' sign-in (AGT-16, OPN-19, ERR-10). */
function AgentHomeRoute() {
  const { kind, member } = useSession();
  if (kind === "unknown") return <PagePending />;
  return member?.agent ? <AgentHome /> : <NoAgent />;
}

function NoAgent() {
  const t = useTranslations();
  // The page that was asked for is there after the sign-in.
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
