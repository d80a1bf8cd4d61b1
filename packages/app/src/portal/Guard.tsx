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
 * Lets in whom the route is for. A guest goes to the login and comes back here afterwards (NAV-01); a trial user
 * is told that a real account is needed (NAV-12); while it is not known who is here, nothing is shown.
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

/** Whether who is no longer here left on purpose: they are not asked to sign in again; whose session expired is. */
export function useHasSignedOut(): boolean {
  const { kind, notice } = useSession();
  const [wasIn, setWasIn] = useState(false);
  const [end, setEnd] = useState<"expired" | "signedOut">();
  if (!wasIn && (kind === "full" || kind === "trial")) setWasIn(true);
  // What became of the session is said once, and forgotten then: it is kept here from the first moment.
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
