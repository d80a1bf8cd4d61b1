import { useState } from "react";
import { useSession } from "../actors/actors.ts";
import { unseen } from "./unseen.tsx";
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
