import { useEffect, useState, type ComponentType } from "react";
import { fetchPart, missingFile } from "@foyer/platform/part";
import { useSession } from "../actors/actors.ts";
import { useServices } from "../services/services.ts";
import { AnnouncementHost } from "./AnnouncementHost.tsx";

const LiveEvents = unseen(() => import("../news/live-events/LiveEvents.tsx"));
const WhoIsHere = unseen(() => import("./WhoIsHere.tsx"));
const MemberPrompts = unseen(() => import("./MemberPrompts.tsx"));

/**
 * Everything that opens without being requested, one thing at a time: first prompts about money, then requests by
 * other members, then announcements. While a member is logged in, events of their account are received (MOD-03).
 */
export default function PromptHost({ game }: { readonly game: boolean }) {
  const { kind } = useSession();
  const isMember = kind === "full";
  // Until it is known that no prompt is due, assume that one is.
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
 * Makes an invisible component from code that is fetched when it is first needed. A failed fetch is reported, but not
 * shown; it is retried when the network or the page comes back.
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
