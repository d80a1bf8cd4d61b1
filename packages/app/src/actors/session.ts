import { fromCallback, fromPromise } from "xstate";
import { localKeys } from "@foyer/platform/constants";
import {
  sessionMachine,
  type RestoreOutput,
  type SessionEvent,
} from "@foyer/flows/session";
import {
  forgetSession,
  heldSession,
  passwordDueKey,
  type HeldSession,
} from "../services/tokenStore.ts";
import type { Services } from "../services/services.ts";
import { readMember } from "./readMember.ts";

/**
 * First parts of query keys whose data is the same for everybody. All other data may belong to the current member,
 * and is removed on logout.
 */
const forEverybody = ["content", "game", "lottery", "sports", "system"];
/** Time in the background after which the session is read again, in ms. */
const longAbsenceMs = 5 * 60_000;

/**
 * The session machine, connected to the browser and the platform.
 *
 * @example const session = createActor(sessionFor(services)).start();
 */
export function sessionFor(services: Services) {
  const { session, local, tokens, tabs, queries } = services;
  // Used by the first restore; later ones read the stored token.
  let handedOver = services.queryToken;
  const keep = ({ token, passwordDue }: Partial<HeldSession>) => {
    if (token !== undefined) {
      tokens.set(token);
      local.set(localKeys.member, "1");
    }
    if (passwordDue) session.set(passwordDueKey, passwordDue);
    else session.remove(passwordDueKey);
  };

  return sessionMachine.provide({
    actors: {
      restoreToken: fromPromise(async ({ signal }): Promise<RestoreOutput> => {
        const own = heldSession(session);
        // Another tab may have a session, or have set the password that is due in this one's.
        const given =
          own && !own.passwordDue ? own : await tabs.askForSession();
        // A session that has ended or started meanwhile is not overwritten.
        signal.throwIfAborted();
        const present = own && own.token !== given?.token ? own : given;
        const offered = handedOver === present?.token ? undefined : handedOver;
        handedOver = undefined;
        // Data of an earlier visit must not survive the hand-over of a new token.
        if (present === undefined && offered !== undefined)
          forgetSession(session);
        // Nobody is logged in to another account without confirming it.
        const token = present?.token ?? offered;
        const passwordDue = present?.passwordDue;
        keep({ token, passwordDue });
        if (token === undefined) local.remove(localKeys.member);
        return { ok: { token, offered, passwordDue } };
      }),
      loadMember: fromPromise(() => readMember(services)),
      listenToBrowser: fromCallback<SessionEvent>(({ sendBack }) => {
        // The caller is told first, so that a rejected order is not left in doubt because its page closes.
        services.onUnauthorised(() =>
          setTimeout(() => sendBack({ type: "session.expired" })),
        );
        const stopTabs = tabs.listen({
          signedIn: () => sendBack({ type: "session.signedInElsewhere" }),
          signedOut: (ended) =>
            sendBack({ type: "session.signedOutElsewhere", ...ended }),
        });
        const stopAbsence = onReturn(() =>
          sendBack({ type: "session.resumed" }),
        );
        return () => {
          stopTabs();
          stopAbsence();
        };
      }),
    },
    actions: {
      keepToken: ({ context }) => keep(context),
      forgetMember: () => {
        forgetSession(session);
        local.remove(localKeys.member);
        queries.removeQueries({
          predicate: ({ queryKey }) => !forEverybody.includes(`${queryKey[0]}`),
        });
      },
      announceSignIn: () => tabs.announceSignIn(),
      announceSignOut: ({ context: { token, member } }) => {
        if (token !== undefined)
          tabs.announceSignOut({ token, memberId: member?.id });
      },
    },
  });
}

/* A page from the back-forward cache, or after a long sleep, may show outdated data. */
function onReturn(listener: () => void): () => void {
  let leftAt: number | undefined;
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) listener();
  };
  const onVisibility = () => {
    const away = leftAt === undefined ? 0 : performance.now() - leftAt;
    leftAt =
      document.visibilityState === "hidden" ? performance.now() : undefined;
    if (away > longAbsenceMs) listener();
  };
  window.addEventListener("pageshow", onShow);
  document.addEventListener("visibilitychange", onVisibility);
  return () => {
    window.removeEventListener("pageshow", onShow);
    document.removeEventListener("visibilitychange", onVisibility);
  };
}
