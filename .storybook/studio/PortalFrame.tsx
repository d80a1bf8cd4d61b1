import { useEffect, useRef, useState } from "react";
import { Spinner } from "@foyer/ui/spinner";
import { globalsOf, usual } from "../look.ts";
import * as css from "./preview.css.ts";
import { isReady, wishMessage, type Wish } from "./frame/wish.ts";

export interface PortalFrameProps {
  readonly wish: Wish;
  /** What the window contains, for people who cannot see it. */
  readonly title: string;
  /** Size of the window inside, in px. */
  readonly width: number;
  readonly height: number;
  /** Scale at which it is drawn. */
  readonly scale: number;
}

/** Storybook's id of the story in the frames. */
const storyId = "foyer-portal-of-the-studio--frame";

/** A window of its own with the whole portal in it, which is told what to show and never reloads for it. */
export function PortalFrame(props: PortalFrameProps) {
  const { wish, title, width, height, scale } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const [isThere, setIsThere] = useState(false);
  const [source] = useState(() => {
    const { brandId: brand, mode, language } = wish;
    const globals = globalsOf({ ...usual, brand, mode, language });
    const address = new URLSearchParams({
      viewMode: "story",
      id: storyId,
      globals,
    });
    return `./iframe.html?${address.toString()}`;
  });
  useEffect(() => {
    const listen = ({ data, source: from }: MessageEvent<unknown>) => {
      if (from === frame.current?.contentWindow && isReady(data))
        setIsThere(true);
    };
    window.addEventListener("message", listen);
    return () => window.removeEventListener("message", listen);
  }, []);
  useEffect(() => {
    if (isThere)
      frame.current?.contentWindow?.postMessage(
        wishMessage(wish),
        location.origin,
      );
  }, [isThere, wish]);
  return (
    <div
      className={css.window}
      style={{ inlineSize: width * scale, blockSize: height * scale }}
    >
      {!isThere && (
        <div className={css.starting} role="status">
          <Spinner label="Loading" />
          Starting the portal
        </div>
      )}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- Our own page: with scripts and origin, a sandbox keeps nothing out. */}
      <iframe
        ref={frame}
        className={css.frame}
        title={title}
        src={source}
        style={{
          inlineSize: width,
          blockSize: height,
          transform: `scale(${scale})`,
        }}
      />
    </div>
  );
}
