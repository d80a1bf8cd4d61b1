import type { ReactNode } from "react";
import type { ShownLook } from "../useLook.ts";
import * as css from "./parts.css.ts";

export interface CanvasProps {
  /** The look inside; themes apply to any element that has their attributes. */
  readonly look: ShownLook;
  /** True: no padding, for content that has its own. @default false */
  readonly plain?: boolean;
  readonly children: ReactNode;
}

/** A piece of a page in a look of its own. */
export function Canvas({ look, plain = false, children }: CanvasProps) {
  return (
    <div
      className={plain ? css.plainCanvas : css.canvas}
      data-brand={look.brand}
      data-mode={look.mode}
      data-density={look.density}
      lang={look.tag}
      dir={look.direction}
    >
      {children}
    </div>
  );
}
