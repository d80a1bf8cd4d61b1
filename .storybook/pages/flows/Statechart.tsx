import { Button } from "@foyer/ui/button";
import { useEffect, useRef } from "react";
import { Drawing } from "./Drawing.tsx";
import type { Picture } from "./layout.ts";
import * as css from "./statechart.css.ts";
import { useView } from "./useView.ts";

export interface StatechartProps {
  /** Name of the flow. */
  readonly name: string;
  readonly picture: Picture;
  readonly chosen: string | undefined;
}

/** A statechart in a frame, panned and zoomed with pointer, wheel and keyboard. */
export function Statechart({ name, picture, chosen }: StatechartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { view, size, pan, zoom, fit, centre, press } = useView(frame, picture);
  const latest = useRef({ centre, zoom });
  useEffect(() => {
    latest.current = { centre, zoom };
  });

  useEffect(() => {
    const box = picture.states.find(({ state }) => state.id === chosen);
    if (box) latest.current.centre(box);
  }, [chosen, picture]);

  useEffect(() => {
    const element = frame.current;
    // The page's own scrolling still works: the wheel zooms only with Ctrl, as a pinch does.
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      latest.current.zoom(event.deltaY < 0 ? 1.1 : 1 / 1.1);
    };
    element?.addEventListener("wheel", onWheel, { passive: false });
    return () => element?.removeEventListener("wheel", onWheel);
  }, []);

  const seen = [
    view.x,
    view.y,
    size.width / view.scale,
    size.height / view.scale,
  ];
  return (
    <div className={css.picture}>
      <div className={css.tools}>
        <Button size="small" onClick={() => zoom(1.25)}>
          Zoom in
        </Button>
        <Button size="small" onClick={() => zoom(0.8)}>
          Zoom out
        </Button>
        <Button size="small" onClick={fit}>
          Show all
        </Button>
        <span className={css.hint}>
          Drag it, or focus it: arrow keys move, + and − zoom, 0 shows all.
        </span>
      </div>
      <div
        ref={frame}
        className={css.frame}
        style={{
          blockSize: `min(${Math.ceil(picture.height * 1.25) + 2}px, 78vh)`,
        }}
        role="region"
        aria-label={`Statechart of ${name}. Arrow keys move it, plus and minus zoom, 0 shows the whole diagram.`}
        tabIndex={0}
        onKeyDown={(event) => {
          if (event.ctrlKey || event.metaKey || event.altKey) return;
          if (press(event.key)) event.preventDefault();
        }}
        onPointerDown={(event) =>
          event.currentTarget.setPointerCapture(event.pointerId)
        }
        onPointerMove={(event) => {
          if (event.buttons === 1) pan(-event.movementX, -event.movementY);
        }}
      >
        {size.width > 0 && (
          <Drawing
            picture={picture}
            chosen={chosen}
            label={`Statechart of ${name}; the table below gives the same information.`}
            viewBox={seen.join(" ")}
          />
        )}
      </div>
    </div>
  );
}
