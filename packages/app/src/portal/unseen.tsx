import { useEffect, useState, type ComponentType } from "react";
import { missingFile } from "../services/report.ts";
import { useServices } from "../services/services.ts";

/**
 * Makes a component that shows nothing of code that is fetched when it is first needed. A failed fetch is reported and
 * says nothing to the person; it is tried again when the network or the page comes back.
 *
 * @example const LiveEvents = unseen(() => import("../news/live-events/LiveEvents.tsx"));
 */
export function unseen<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
) {
  return function Unseen(props: P) {
    const { report } = useServices();
    const [Part, setPart] = useState<ComponentType<P>>();
    useEffect(() => {
      if (Part) return;
      let current = true;
      let loading = false;
      const fetchPart = () => {
        if (loading || document.visibilityState !== "visible") return;
        loading = true;
        load().then(
          (part) => current && setPart(() => part.default),
          (error: unknown) => {
            loading = false;
            report({ type: "chunk", address: missingFile(error) });
          },
        );
      };
      fetchPart();
      window.addEventListener("online", fetchPart);
      document.addEventListener("visibilitychange", fetchPart);
      return () => {
        current = false;
        window.removeEventListener("online", fetchPart);
        document.removeEventListener("visibilitychange", fetchPart);
      };
    }, [Part, report]);
    return Part ? <Part {...props} /> : null;
  };
}
