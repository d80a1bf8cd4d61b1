import { useRef, useSyncExternalStore, type RefObject } from "react";
import { useTranslations } from "../../words/translate.ts";
import {
  GameView,
  type GameViewProps,
} from "../../private/game-view/GameView.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import * as styles from "./GameFrame.css.ts";

export interface GameFrameProps extends GameViewProps {
  /** Called to go back to the lobby. */
  onBack(): void;
}

/**
 * A game in its frame, isolated from the portal, with buttons to go back, use full screen, reload and open a window.
 *
 * @example <GameFrame title="Jade Garden" src={address} onBack={toLobby} onOpenWindow={open} />
 */
export function GameFrame(props: GameFrameProps) {
  const { title, src, state, onLoad, ref, onBack, onReload, onOpenWindow } =
    props;
  const t = useTranslations();
  const stage = useRef<HTMLDivElement>(null);
  const full = useFullScreen(stage);
  return (
    <div ref={stage} className={styles.stage}>
      <div className={styles.bar}>
        <IconButton
          icon="back"
          label={t("ui.gameFrame.back")}
          onClick={() => onBack()}
        />
        <h1 className={styles.title}>{title}</h1>
        {/* The button that appears with the game's URL comes before the permanent ones, so that none of them moves. */}
        {onOpenWindow && (
          <IconButton
            icon="external"
            label={t("ui.gameFrame.window")}
            onClick={() => onOpenWindow()}
          />
        )}
        {onReload && (
          <IconButton
            icon="refresh"
            label={t("ui.gameFrame.reload")}
            onClick={() => onReload()}
          />
        )}
        {full.possible && (
          <IconButton
            icon={full.on ? "shrink" : "expand"}
            label={t(full.on ? "ui.gameFrame.leaveFull" : "ui.gameFrame.full")}
            onClick={full.toggle}
          />
        )}
      </div>
      <GameView
        title={title}
        src={src}
        state={state}
        onLoad={onLoad}
        ref={ref}
        onReload={onReload}
        onOpenWindow={onOpenWindow}
      />
    </div>
  );
}

function follow(changed: () => void): () => void {
  document.addEventListener("fullscreenchange", changed);
  return () => document.removeEventListener("fullscreenchange", changed);
}

const no = () => false;

interface FullScreen {
  /** Whether the browser supports it. */
  readonly possible: boolean;
  /** Whether it is active. */
  readonly on: boolean;
  toggle(): void;
}

/**
 * Full screen for one element, in step with the Escape key.
 *
 * @example const full = useFullScreen(stage);
 */
function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
  const on = useSyncExternalStore(
    follow,
    () =>
      document.fullscreenElement !== null &&
      document.fullscreenElement === element.current,
    no,
  );
  const possible = useSyncExternalStore(
    follow,
    () => document.fullscreenEnabled === true,
    no,
  );
  return {
    possible,
    on,
    toggle: () => {
      /* If the browser rejects the request, nothing changes, not even the button. */
      const done = on
        ? document.exitFullscreen()
        : element.current?.requestFullscreen();
      done?.catch(() => {});
    },
  };
}
