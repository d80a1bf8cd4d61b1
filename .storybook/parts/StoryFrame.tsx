import { useEffect, useRef } from "react";
import { globalsOf } from "../look.ts";
import type { ShownLook } from "../useLook.ts";
import * as css from "./parts.css.ts";

export interface StoryFrameProps {
  readonly storyId: string;
  /** What the frame contains, for people who cannot see it. */
  readonly title: string;
  readonly look: ShownLook;
  /** In px. @default 480 */
  readonly height?: number;
  /** True: as high as its story, up to `height`. @default false */
  readonly fit?: boolean;
}

/** A story in a window of its own, loaded when it comes into view. */
export function StoryFrame({ storyId, look, ...frame }: StoryFrameProps) {
  const address = new URLSearchParams({
    viewMode: "story",
    id: storyId,
    globals: globalsOf(look),
  });
  const source = `./iframe.html?${address.toString()}`;
  return <Frame key={source} source={source} {...frame} />;
}

interface FrameProps extends Omit<StoryFrameProps, "storyId" | "look"> {
  readonly source: string;
}

function Frame({ source, title, height = 480, fit = false }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const element = frame.current;
    return fit && element ? fitting(element, height) : undefined;
  }, [fit, height]);
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- Our own page: with scripts and origin, a sandbox keeps nothing out.
    <iframe
      ref={frame}
      className={css.frame}
      title={title}
      loading="lazy"
      height={height}
      src={source}
    />
  );
}

/** Keeps a frame as high as its content; returns a function that stops it. */
function fitting(frame: HTMLIFrameElement, most: number): () => void {
  const observer = new ResizeObserver(([entry]) => {
    const root = entry?.target;
    const body = root?.parentElement;
    if (!root || !body || root.clientHeight === 0) return;
    const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(body);
    const room =
      parseInt(paddingBlockStart, 10) + parseInt(paddingBlockEnd, 10);
    frame.height = String(Math.min(most, root.scrollHeight + room + 2));
  });
  const observe = () => {
    const root = frame.contentDocument?.getElementById("storybook-root");
    if (root) observer.observe(root);
  };
  frame.addEventListener("load", observe);
  return () => {
    frame.removeEventListener("load", observe);
    observer.disconnect();
  };
}
