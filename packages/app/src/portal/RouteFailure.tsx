import { useEffect } from "react";
import { LoadFailure } from "@foyer/ui/status-page";
import { useServices } from "../services/services.ts";

/** The last resort: something outside every panel failed. Only a reload can help. */
export function RouteFailure() {
  const { report } = useServices();
  useEffect(
    () => report({ type: "render", address: location.pathname }),
    [report],
  );
  return <LoadFailure onRetry={() => location.reload()} />;
}
