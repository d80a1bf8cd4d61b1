import { useRef, type RefObject } from "react";
import { useActorRef, useSelector } from "@xstate/react";
import {
  gameLaunchView,
  type GameLaunchView,
  type LaunchRequest,
} from "@foyer/flows/game-launch";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { useServices } from "../../services/services.ts";
import { useSite } from "../../services/siteContext.ts";
import { launchFor, type LaunchCall } from "./launchActors.ts";
import { launchHost } from "./launchHost.ts";
import { useFrameMessages } from "./useFrameMessages.ts";

interface Launch {
  readonly view: GameLaunchView;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** What the frame's place shows. */
  readonly state: "loading" | "slow" | "ready";
  readonly onLoad: () => void;
  readonly retry: () => void;
}

/**
 * Launches a game, on its page or in its popup, and listens to its frame.
 *
 * @example const { view, frame, state, onLoad, retry } = useLaunch(request);
 */
export function useLaunch(request: LaunchRequest, call?: LaunchCall): Launch {
  const services = useServices();
  const { language } = useLanguage();
  const frame = useRef<HTMLIFrameElement>(null);
  const host = launchHost(services, useSite().permission.launchGameCDNs);
  const actor = useActorRef(
    launchFor(services, language.code, call, host.host),
    { input: { request } },
  );
  const view = useSelector(actor, gameLaunchView);
  useFrameMessages(frame, view.url);
  const loading = view.screen === "loading" || view.frameLoading;
  return {
    view,
    frame,
    state: view.slow ? "slow" : loading ? "loading" : "ready",
    onLoad: () => actor.send({ type: "gameLaunch.frameLoaded" }),
    retry: () => {
      const used = host.host();
      // The frame said nothing for long: it may be the host.
      if (view.slow && used !== undefined) host.nextHost(used);
      actor.send({ type: "gameLaunch.retried" });
    },
  };
}
