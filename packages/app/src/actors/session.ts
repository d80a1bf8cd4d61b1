import { fromCallback, fromPromise } from "xstate";
import { memberInfo } from "@foyer/platform/calls";
import { isAgent, sessionKindOf } from "@foyer/platform/domain";
import {
  sessionMachine,
  type LoadMemberOutput,
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
import { answered } from "./failure.ts";

/** First words of what was asked for everybody alike. All else may be of whoever is here, and goes with them. */
const forEverybody = ["content", "game", "lottery", "sports", "system"];
/** After how long in the background the session is asked for again, in ms. */
const longAbsenceMs = 5 * 60_000;

/**
 * The session machine with the browser and the platform behind it.
 *
 * @example const session = createActor(sessionFor(services)).start();
 */
export function sessionFor(services: Services) {
  const { client, brand, session, tokens, tabs, queries } = services;
  // Taken by the first restore: a later one reads what is stored.
  let handedOver = services.queryToken;
  const keep = ({ token, passwordDue }: Partial<HeldSession>) => {
    if (token !== undefined) tokens.set(token);
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
        // What has ended meanwhile, or begun, is not overwritten.
        signal.throwIfAborted();
        const present = own && own.token !== given?.token ? own : given;
        const offered = handedOver === present?.token ? undefined : handedOver;
        handedOver = undefined;
        // What an earlier visit left behind must not survive a hand-over of a new token.
        if (present === undefined && offered !== undefined)
          forgetSession(session);
        // Nobody is signed in as somebody else without having said so.
        const token = present?.token ?? offered;
        const passwordDue = present?.passwordDue;
        keep({ token, passwordDue });
        return { ok: { token, offered, passwordDue } };
      }),
      loadMember: fromPromise(async (): Promise<LoadMemberOutput> => {
        const answer = await answered(client.call(memberInfo, {}));
        if ("error" in answer) return answer;
        const { id, account, nickname, currencySymbol, ...more } = answer.ok;
        return {
          ok: {
            id,
            account,
            nickname,
            currencySymbol,
            kind: sessionKindOf(more.type, brand),
            agent: isAgent(more.type, brand),
            vipLabel: more.hasVip ? more.vipLabelName : undefined,
            vipRankLevel: more.hasVip ? more.vipRankLevel : undefined,
          },
        };
      }),
      listenToBrowser: fromCallback<SessionEvent>(({ sendBack }) => {
        // Whoever made the call hears of it first: an order that was refused is not left in doubt by a page that goes.
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

/* A page from the back-forward cache, or one that slept, may show what no longer holds. */
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
