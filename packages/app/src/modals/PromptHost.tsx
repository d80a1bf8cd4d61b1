import { AnnouncementHost } from "./AnnouncementHost.tsx";
import { useMemberPrompts } from "./useMemberPrompts.tsx";

/**
 * What comes to the person without having been asked for, one thing at a time: first what money hangs on, then what
 * others ask, then what there is to tell.
 */
export default function PromptHost({ game }: { readonly game: boolean }) {
  const prompting = useMemberPrompts(game);
  return <AnnouncementHost game={game} prompting={prompting} />;
}
