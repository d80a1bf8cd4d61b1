import { useEffect, useRef, useState, type RefObject } from "react";
import type { BannerClasses, BannerEngine } from "./bannerEngine.ts";
import { bannerOptions } from "./bannerOptions.ts";

export interface BannerControls {
  /** Index of the banner in view. */
  readonly index: number;
  goTo(index: number): void;
  next(): void;
  previous(): void;
}

/**
 * Loads the engine after the first paint and keeps it in step with the number of banners and the motion setting.
 *
 * @example const { index, next } = useBannerEngine(viewport, classes, banners.length, running, still, 5, true);
 */
export function useBannerEngine(
  viewport: RefObject<HTMLElement | null>,
  classes: BannerClasses,
  count: number,
  running: boolean,
  still: boolean,
  autoplay: number,
  loop: boolean,
): BannerControls {
  const [index, setIndex] = useState(0);
  const [engine, setEngine] = useState<BannerEngine>();
  const { track, slide } = classes;
  /* The class names never change; a ref keeps them out of the dependencies that restart the engine. */
  const names = useRef({ track, slide });
  const asked = useRef<(engine: BannerEngine) => void>(undefined);
  /* What is asked for before the engine is there is done as soon as it is: the last of it. */
  const ask = (step: (engine: BannerEngine) => void) => {
    if (engine) step(engine);
    else asked.current = step;
  };
  useEffect(() => {
    if (count < 2) return;
    let started: BannerEngine | undefined;
    let gone = false;
    /* If the engine fails to load, the first banner stays; nothing else is lost. */
    import("./bannerEngine.ts")
      .then(({ startBanner }) => {
        if (gone || !viewport.current) return;
        started = startBanner(
          viewport.current,
          names.current,
          bannerOptions(count, still, autoplay, loop),
          setIndex,
        );
        setEngine(started);
        asked.current?.(started);
        asked.current = undefined;
      })
      .catch(() => {});
    return () => {
      gone = true;
      started?.destroy();
      setEngine(undefined);
    };
  }, [viewport, count, still, autoplay, loop]);
  useEffect(() => engine?.setRunning(running), [engine, running]);
  return {
    index,
    goTo: (target) => ask((it) => it.goTo(target)),
    next: () => ask((it) => it.next()),
    previous: () => ask((it) => it.previous()),
  };
}
