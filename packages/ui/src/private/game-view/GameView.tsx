import type { Ref } from "react";
import { useTranslations } from "../../words/translate.ts";
import { Button } from "../../components/button/Button.tsx";
import { Spinner } from "../../components/spinner/Spinner.tsx";

import { sandboxFor } from "./sandboxFor.ts";
import * as styles from "./GameView.css.ts";

export interface GameViewProps {
  /** Name of the game. */
  title: string;
  /** Address of the game; while it is undefined the loader shows. */
  src: string | undefined;
  /** How far it is: `loading` shows the loader, `slow` says that it takes long and offers ways on. @default "ready", "loading" without an address */
  state?: "loading" | "slow" | "ready" | undefined;
  /** The frame's document has loaded. */
  onLoad?: (() => void) | undefined;
  /** Gets the frame itself, to know its messages by. */
  ref?: Ref<HTMLIFrameElement> | undefined;
  /** The player wants a fresh start of the game; without it there is no such button. */
  onReload?: (() => void) | undefined;
  /** The player wants the game in a window of its own; without it there is no such button. */
  onOpenWindow?: (() => void) | undefined;
}

/**
 * A game in its frame, shut off from the portal, under its loader until it is there.
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
