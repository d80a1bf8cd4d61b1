import { useEffect, useState, type ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { useActors, useSession } from "../actors/actors.ts";
import type { EntryState } from "../navigation/modals.ts";
import { PagePending } from "../kit/parts/PagePending.tsx";
import type { RouteRecord } from "../navigation/table.ts";

interface GuardProps {
  readonly record: RouteRecord;
  readonly children: ReactNode;
}

/**
 * Admits the users that the route is for. A visitor goes to the login and returns here afterwards (NAV-01); a trial
 * member is told that a real account is needed (NAV-12); while the session is unknown, only a placeholder is shown.
 */
export function Guard({ record, children }: GuardProps) {
  const { kind } = useSession();
  const { pathname, search, hash } = useLocation();
  const hasSignedOut = useHasSignedOut();
  const demo = new URLSearchParams(search).get("mode") === "DEMO";
  const { access = "everyone" } = record;

  if (access === "everyone") return children;
  if (kind === "unknown") return <PagePending />;
  if (hasSignedOut) return <Navigate to="/" replace />;
  if (kind === "guest") {
    const state: EntryState = { from: pathname + search + hash };
    return <Navigate to="/login" replace state={state} />;
  }
  const forTrial = access === "session" && (record.page !== "seamless" || demo);
  return kind === "trial" && !forTrial ? (
    <TrialRefused address={pathname + search} />
  ) : (
    children
  );
}

/**
 * Whether the member logged out on purpose: then they are not asked to log in again, unlike after an expired session.
 */
export function useHasSignedOut(): boolean {
  const { kind, notice } = useSession();
  const [wasIn, setWasIn] = useState(false);
  const [end, setEnd] = useState<"expired" | "signedOut">();
  if (!wasIn && (kind === "full" || kind === "trial")) setWasIn(true);
  // The session's notice is shown once and then cleared, so it is stored here on its first render.
  if (wasIn && kind === "guest" && !end)
    setEnd(notice === "expired" ? "expired" : "signedOut");
  return kind === "guest" && end === "signedOut";
}

/** Warns as every gate does, and shows the lobby in place of the page. */
function TrialRefused({ address }: { readonly address: string }) {
  const { gate } = useActors();
  useEffect(() => {
    gate.send({
      type: "launchGate.requested",
      intent: { kind: "play", address, mode: "REAL", name: "" },
    });
  }, [gate, address]);
  return <Navigate to="/" replace />;
}
