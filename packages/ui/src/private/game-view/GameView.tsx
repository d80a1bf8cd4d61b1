import type { Ref } from "react";
import { useTranslations } from "../../words/translate.ts";
import { Button } from "../../components/button/Button.tsx";
import { Spinner } from "../../components/spinner/Spinner.tsx";

import { sandboxFor } from "./sandboxFor.ts";
import * as styles from "./GameView.css.ts";

export interface GameViewProps {
  /** Name of the game. */
  title: string;
  /** URL of the game; while it is undefined, the loader is shown. */
  src: string | undefined;
  /**
   * Loading status: `loading` shows the loader, `slow` says that it is taking long and offers alternatives.
   * @default "ready", "loading" without an address
   */
  state?: "loading" | "slow" | "ready" | undefined;
  /** Called when the frame's document has loaded. */
  onLoad?: (() => void) | undefined;
  /** Ref to the frame, so that its messages can be identified. */
  ref?: Ref<HTMLIFrameElement> | undefined;
  /** Called to restart the game; without it, there is no such button. */
  onReload?: (() => void) | undefined;
  /** Called to open the game in its own window; without it, there is no such button. */
  onOpenWindow?: (() => void) | undefined;
}

/**
 * A game in a sandboxed frame, behind a loader until it is ready.
 *
 * @example <GameView title="Jade Garden" src={address} state="loading" onLoad={ready} />
 */
export function GameView(props: GameViewProps) {
  const { title, src, onLoad, ref, onReload, onOpenWindow } = props;
  const { state = src === undefined ? "loading" : "ready" } = props;
  const t = useTranslations();
  return (
    <div className={styles.place} aria-busy={state !== "ready"}>
      {src !== undefined && (
        <iframe
          key={src}
          ref={ref}
          className={styles.frame}
          title={title}
          src={src}
          sandbox={sandboxFor(
            src,
            typeof window === "undefined" ? "" : window.location.origin,
          )}
          allow="autoplay; fullscreen"
          referrerPolicy="strict-origin"
          onLoad={() => onLoad?.()}
        />
      )}
      {state !== "ready" && (
        <div className={styles.loader} role="status">
          <Spinner size="large" label={t("ui.gameFrame.loading", { title })} />
          {state === "slow" && (
            <>
              <p className={styles.words}>{t("ui.gameFrame.slow")}</p>
              <div className={styles.ways}>
                {onReload && (
                  <Button icon="refresh" onClick={() => onReload()}>
                    {t("ui.gameFrame.reload")}
                  </Button>
                )}
                {onOpenWindow && (
                  <Button icon="external" onClick={() => onOpenWindow()}>
                    {t("ui.gameFrame.window")}
                  </Button>
                )}
              </div>
            </>
          )}
        </div>
      )}
    </div>
  );
}
