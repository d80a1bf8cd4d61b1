import { fromCallback, fromPromise } from "xstate";
import { memberInfo } from "@foyer/platform/calls";
import { isAgent, sessionKindOf } from "@foyer/platform/domain";
import {
  passwordDues,
  sessionMachine,
  type LoadMemberOutput,
  type RestoreOutput,
  type SessionEvent,
} from "@foyer/flows/session";
import { forgetSession } from "../services/tokenStore.ts";
import type { Services } from "../services/services.ts";
import { refused } from "./failure.ts";

/** Where a reload finds that a new password is due. */
const passwordDueKey = "passwordDue";
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

  return sessionMachine.provide({
    actors: {
      restoreToken: fromPromise(async (): Promise<RestoreOutput> => {
        const present = tokens.get() ?? (await tabs.askForToken());
        const offered = handedOver === present ? undefined : handedOver;
        handedOver = undefined;
        // What an earlier visit left behind must not survive a hand-over of a new token.
        if (present === undefined && offered !== undefined)
          forgetSession(session);
        const token = present ?? offered;
        if (token !== undefined) tokens.set(token);
        const due = session.get(passwordDueKey);
        return {
          ok: {
            token,
            // Nobody is signed in as somebody else without having said so.
            offered: offered === token ? undefined : offered,
            passwordDue: passwordDues.find((known) => known === due),
          },
        };
      }),
      loadMember: fromPromise(async (): Promise<LoadMemberOutput> => {
        const answer = await client
          .call(memberInfo, {})
          .then((ok) => ({ ok }), refused);
        if ("error" in answer) return answer;
        const {
          id,
          account,
          nickname,
          type,
          currencySymbol,
          hasVip,
          vipLabelName,
          vipRankLevel,
        } = answer.ok;
        return {
          ok: {
            id,
            account,
            nickname,
            currencySymbol,
            kind: sessionKindOf(type, brand),
            agent: isAgent(type, brand),
            vipLabel: hasVip ? vipLabelName : undefined,
            vipRankLevel: hasVip ? vipRankLevel : undefined,
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
      keepToken: ({ context }) => {
        if (context.token !== undefined) tokens.set(context.token);
        if (context.passwordDue)
          session.set(passwordDueKey, context.passwordDue);
        else session.remove(passwordDueKey);
      },
      forgetMember: () => {
        forgetSession(session);
        queries.removeQueries({
          predicate: ({ queryKey }) => queryKey[0] === "member",
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
