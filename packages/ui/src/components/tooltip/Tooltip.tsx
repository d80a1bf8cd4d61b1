import { Tooltip as Tip } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import { readDirection } from "../../private/direction.ts";
import { floating } from "../../private/floating.css.ts";
import * as styles from "./Tooltip.css.ts";

export interface TooltipProps {
  /** What it explains: one focusable element that takes a ref and props. */
  children: ReactElement;
  /** The explanation, in a few words; read after the element's own name. Nothing in it can be pressed. */
  text: ReactNode;
  /** Side of the element it appears on; flips where there is no room. @default "top" */
  side?: "top" | "bottom";
  /** How long the pointer must rest, in milliseconds; focus shows it at once. @default 400 */
  delay?: number;
}

/**
 * A few words about a thing, on hover and on focus. Touch has neither: never the only place for what one must know.
 *
 * @example <Tooltip text="Updated a minute ago"><IconButton icon="refresh" label="Refresh balance" /></Tooltip>
 */
export function Tooltip({
  children,
  text,
  side = "top",
  delay = 400,
}: TooltipProps) {
  return (
    <Tip.Provider delayDuration={delay}>
      <Tip.Root>
        <Tip.Trigger asChild>{children}</Tip.Trigger>
        <Tip.Portal>
          <Tip.Content
            dir={readDirection()}
            className={`${floating} ${styles.tip}`}
            side={side}
            sideOffset={8}
            collisionPadding={8}
          >
            {text}
          </Tip.Content>
        </Tip.Portal>
      </Tip.Root>
    </Tip.Provider>
  );
}
