import { useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { useSession } from "../actors/actors.ts";
import AgentPage from "../entry/login/AgentPage.tsx";
import { AgentLayout } from "../shell/AgentLayout.tsx";
import { AgentHomeRoute } from "./AgentHomeRoute.tsx";

/** The agents' area in a layout of its own (RTE-18); who leaves it by signing out is at the lobby (NAV-10). */
export default function AgentRoute() {
  const { kind, notice } = useSession();
  const { pathname } = useLocation();
  const [wasIn, setWasIn] = useState(false);
  const [end, setEnd] = useState<"expired" | "signedOut">();
  if (!wasIn && (kind === "full" || kind === "trial")) setWasIn(true);
  // What became of the session is said once, and forgotten then: it is kept here from the first moment.
  if (wasIn && kind === "guest" && !end)
    setEnd(notice === "expired" ? "expired" : "signedOut");
  if (end === "signedOut" && kind === "guest")
    return <Navigate to="/" replace />;
  return (
    <AgentLayout>
      {pathname === "/agentHome" ? <AgentHomeRoute /> : <AgentPage />}
    </AgentLayout>
  );
}
