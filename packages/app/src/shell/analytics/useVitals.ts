import { useEffect, useRef } from "react";
import { inSpareTime } from "../../kit/parts/spareTime.tsx";
import { fetchAhead } from "../../services/newBuild.ts";
import type { reportVitals, Shown } from "./vitals.ts";

/**
 * Reports how quickly this visit's pages appear and answer, while that is allowed. What the browser has recorded
 * since the document was opened counts too; after a withdrawal nothing is reported until the next document.
 *
 * @param path The current page, as in the route table.
 * @example useVitals("/live", answer === "granted");
 */
export function useVitals(path: string, isAllowed: boolean): void {
  const shown = useRef<Shown[]>([]);
  useEffect(() => {
    shown.current.push({ path, since: performance.now() });
  }, [path]);

  const isBegun = useRef(false);
  useEffect(() => {
    if (!isAllowed) return;
    const end = new AbortController();
    const begin = (report: typeof reportVitals) => {
      if (isBegun.current || end.signal.aborted) return;
      isBegun.current = true;
      report(shown.current, end.signal);
    };
    const fetchCode = () =>
      void fetchAhead(() => import("./vitals.ts")).then(
        (code) => begin(code.reportVitals),
        // A visit that is not measured lacks nothing.
        () => {},
      );
    // The page itself comes first.
    end.signal.addEventListener("abort", inSpareTime(fetchCode));
    return () => end.abort();
  }, [isAllowed]);
}
