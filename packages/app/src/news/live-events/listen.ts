import type { LiveEvent } from "@foyer/platform/calls";
import type { Services } from "../../services/services.ts";
import { openLine } from "./liveLine.ts";
import { liveRow } from "./liveRow.ts";
import { joinLiveTabs } from "./liveTabs.ts";

interface ListenOptions {
  readonly services: Pick<Services, "client" | "session" | "tokens">;
  /** Id of the member whose account it is. */
  readonly member: string;
  /** Called with new events; `here` says whether this tab is the one to show them. */
  readonly onNews: (events: readonly LiveEvent[], here: boolean) => void;
}

/**
 * Listens to the events of a member's account, with one socket for all tabs, until the returned function is called. A
 * page that the browser hides or freezes releases everything, so that it can be restored from the back/forward cache;
 * it then catches up on what it has missed.
 *
 * @example useEffect(() => listen({ services, member: id, onNews }), [services, id, onNews]);
 */
export function listen({ services, member, onNews }: ListenOptions) {
  if (typeof WebSocket === "undefined") return () => undefined;
  const { client, session: storage, tokens } = services;
  let ended = false;
  const row = liveRow({
    member,
    storage,
    client,
    onNews: (events, cursor) => {
      const told = tabs?.tell({ events, cursor }) ?? Promise.resolve(true);
      void told.then((here) => {
        if (!ended) onNews(events, here);
      });
    },
  });
  const join = () =>
    joinLiveTabs({
      name: `foyer-live ${member}`,
      cursor: row.cursor,
      onLead: () =>
        openLine({
          token: tokens.get,
          onReady: row.ready,
          onEvent: row.event,
          onPing: row.settle,
          onUnreached: row.catchUp,
        }).close,
      onNews: ({ events, cursor }, here) => {
        row.toldElsewhere(events, cursor);
        if (events.length > 0) onNews(events, here);
      },
    });
  let tabs: ReturnType<typeof join> | undefined = join();

  const onHide = () => {
    tabs?.leave();
    tabs = undefined;
  };
  const onShow = () => {
    tabs ??= join();
  };
  window.addEventListener("pagehide", onHide);
  window.addEventListener("pageshow", onShow);
  return () => {
    window.removeEventListener("pagehide", onHide);
    window.removeEventListener("pageshow", onShow);
    ended = true;
    onHide();
    row.close();
  };
}
