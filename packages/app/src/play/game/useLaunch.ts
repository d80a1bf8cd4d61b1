import { useEffect, useRef, type RefObject } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { useActorRef, useSelector } from "@xstate/react";
import { useIntl } from "react-intl";
import { fromPromise } from "xstate";
import {
  gameLaunchView,
  type LaunchRequest,
  gameLaunchMachine,
  type LaunchOutput,
} from "@foyer/flows/game-launch";
import { chooseCdn, type CdnChoice, onCdn } from "@foyer/platform/domain";
import { launchGame } from "@foyer/platform/calls";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { balanceKey, pointsKey } from "../../kit/queryKeys.ts";
import { openWindow } from "../../kit/openWindow.ts";
import { useServices, type Services } from "../../services/services.ts";
import { useSite } from "../../services/siteContext.ts";
import { refused } from "../../actors/failure.ts";
import { allowedAddress } from "../../services/hosts.ts";

/**
 * Launches a game, on its page or in its dialog, and listens to its frame.
 *
 * @param leave Leaves the page or dialog of the game, once the game has its own window.
 * @example const { view, retry, frame } = useLaunch(request, leave); <GameFrame title={name} onBack={leave} {...frame} />
 */
export function useLaunch(
  request: LaunchRequest,
  leave: () => void,
  call?: LaunchCall,
) {
  const services = useServices();
  const { language } = useLanguage();
  const ref = useRef<HTMLIFrameElement>(null);
  const host = launchHost(services, useSite().permission.launchGameCDNs);
  const actor = useActorRef(
    launchFor(
      services,
      language.code,
      call ?? gameLaunchCall(services),
      host.host,
    ),
    { input: { request } },
  );
  const view = useSelector(actor, gameLaunchView);
  useFrameMessages(ref, view.url);
  const loading = view.screen === "loading" || view.frameLoading;
  const retry = () => {
    const used = host.host();
    // The frame has been silent for a long time: the host may be the cause.
    if (view.slow && used !== undefined) host.nextHost(used);
    actor.send({ type: "gameLaunch.retried" });
  };
  return {
    view,
    retry,
    /** Props of the frame. */
    frame: {
      ref,
      src: view.url,
      /** What is shown in the frame's place. */
      state: view.slow
        ? ("slow" as const)
        : loading
          ? ("loading" as const)
          : ("ready" as const),
      onLoad: () => actor.send({ type: "gameLaunch.frameLoaded" }),
      onReload: retry,
      onOpenWindow: useGameWindow(view.url, leave),
    },
  };
}

const chosen = new WeakMap<Services, CdnChoice>();

/** The host that games are launched from, chosen at random once and kept while the portal is open (GAM-27). */
function launchHost(services: Services, hosts: readonly string[]): CdnChoice {
  const choice = chosen.get(services) ?? chooseCdn(hosts, Math.random);
  chosen.set(services, choice);
  return choice;
}

/**
 * Reads the balance again when the game reports a change, and the points, which a round has earned. Only messages from
 * this very frame and the exact origin it was opened at are trusted, and only the fact of a change: the amounts come
 * from the platform.
 */
function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  url: string | undefined,
): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (url === undefined) return;
    const { origin } = new URL(url);
    const readBalance = () => {
      for (const queryKey of [balanceKey, pointsKey])
        void queries.invalidateQueries({ queryKey });
    };
    const onMessage = (event: MessageEvent<unknown>) => {
      const isFrame =
        event.origin === origin &&
        event.source === frame.current?.contentWindow;
      if (isFrame && saysBalance(event.data)) readBalance();
    };
    window.addEventListener("message", onMessage);
    return () => {
      window.removeEventListener("message", onMessage);
      // Wins and losses of the last round appear outside the game too.
      readBalance();
    };
  }, [frame, url, queries]);
}

const saysBalance = (data: unknown): boolean =>
  typeof data === "object" &&
  data !== null &&
  "type" in data &&
  data.type === "foyer:balance";

/**
 * Opens a running game in a window of its own; the game is then closed here, so that it runs in one place only. If
 * the browser blocks the window, a message says so and the game stays where it is. Undefined while there is no game.
 */
function useGameWindow(
  url: string | undefined,
  leave: () => void,
): (() => void) | undefined {
  const intl = useIntl();
  if (url === undefined) return undefined;
  return () => {
    if (openWindow(intl, url)) leave();
  };
}

/** Context that every launch passes, in addition to what is launched. */
interface LaunchPlace {
  readonly backUrl: string;
  readonly language: string;
  readonly device: "WEB";
}

/** Requests the address of what is to be played. */
export type LaunchCall = (
  request: LaunchRequest,
  place: LaunchPlace,
  signal: AbortSignal,
) => Promise<{ readonly url: string }>;

/** A game's own launch (W-38). */
const gameLaunchCall =
  ({ client }: Services): LaunchCall =>
  (request, place, signal) =>
    client.call(launchGame, { ...request, ...place }, { signal });

/**
 * The launch machine, connected to the platform. An address outside the brand's hosts is never framed (ERR-07); one
 * that is only a path is resolved against this session's launch host (GAM-27).
 */
function launchFor(
  services: Services,
  language: string,
  call: LaunchCall,
  host: () => string | undefined,
) {
  return gameLaunchMachine.provide({
    actors: {
      launch: fromPromise(async ({ input, signal }): Promise<LaunchOutput> => {
        const backUrl = `${location.origin}/`;
        const answer = await call(
          input,
          { backUrl, language, device: "WEB" },
          signal,
        ).then((ok) => ({ ok }), refused);
        if ("error" in answer) return answer;
        const address = allowedAddress(
          services,
          "game",
          onCdn(answer.ok.url, host()),
        );
        return address?.kind === "foreign"
          ? { ok: { url: address.href } }
          : { error: { reason: "INVALID_URL" } };
      }),
    },
  });
}
