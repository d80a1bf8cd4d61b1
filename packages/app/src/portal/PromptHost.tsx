import { useEffect, useState, type ComponentType } from "react";
import { fetchPart, missingFile } from "@foyer/platform/part";
import { useSession } from "../actors/actors.ts";
import { useServices } from "../services/services.ts";
import { AnnouncementHost } from "./AnnouncementHost.tsx";

const LiveEvents = unseen(() => import("../news/live-events/LiveEvents.tsx"));
const WhoIsHere = unseen(() => import("./WhoIsHere.tsx"));
const MemberPrompts = unseen(() => import("./MemberPrompts.tsx"));

/**
 * What comes to the person without having been asked for, one thing at a time: first what money hangs on, then what
 * others ask, then what there is to tell. While a member is here, what happens to their account is listened to (MOD-03).
 */
export default function PromptHost({ game }: { readonly game: boolean }) {
  const { kind } = useSession();
  const isMember = kind === "full";
  // Until it is known that nothing waits for the member, something may.
  const [prompting, setPrompting] = useState(true);
  return (
    <>
      <WhoIsHere />
      {isMember && (
        <>
          <LiveEvents />
          <MemberPrompts game={game} onPrompting={setPrompting} />
        </>
      )}
      <AnnouncementHost game={game} prompting={isMember && prompting} />
    </>
  );
}

/**
 * Makes a component that shows nothing of code that is fetched when it is first needed. A failed fetch is reported and
 * says nothing to the person; it is tried again when the network or the page comes back.
 */
function unseen<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
) {
  return function Unseen(props: P) {
    const { report } = useServices();
    const [Part, setPart] = useState<ComponentType<P>>();
    useEffect(() => {
      if (Part) return;
      let current = true;
      let loading = false;
      const start = () => {
        if (loading || document.visibilityState !== "visible") return;
        loading = true;
        fetchPart(load, (error) =>
          report({ type: "chunk", address: missingFile(error) }),
        ).then(
          (part) => current && setPart(() => part.default),
          () => {
            loading = false;
          },
        );
      };
      start();
      window.addEventListener("online", start);
      document.addEventListener("visibilitychange", start);
      return () => {
        current = false;
        window.removeEventListener("online", start);
        document.removeEventListener("visibilitychange", start);
      };
    }, [Part, report]);
    return Part ? <Part {...props} /> : null;
  };
}
