import { Popover as Pop } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import { readDirection } from "../../private/direction.ts";
import { floating } from "../../private/floating.css.ts";
import { useScrolls } from "../../private/useScrolls.ts";
import { focusRing } from "../../styles/focus.css.ts";
import * as styles from "./Popover.css.ts";

export interface PopoverProps {
  /** The button that opens it; one element that takes a ref and props. */
  trigger: ReactElement;
  /** What it is about; its name for screen readers. */
  label: string;
  /** What it holds: words, a few fields, links. For a list of actions use DropdownMenu. */
  children: ReactNode;
  /** Edge of the trigger that it keeps to. @default "start" */
  align?: "start" | "center" | "end";
  /** Side of the trigger that it opens to; flips where there is no room. @default "bottom" */
  side?: "top" | "bottom";
  /** Opens or closes it from outside; left out, it minds itself. */
  open?: boolean;
  /** Called when it opens or closes: by its button, Escape, or a press outside. */
  onOpenChange?(open: boolean): void;
}

/**
 * A small panel beside its button; the page stays usable, and a press on it closes the panel.
 *
 * @example <Popover label="Filters" trigger={<Button>Filters</Button>}><FilterFields /></Popover>
 */
export function Popover(props: PopoverProps) {
  const {
    trigger,
    label,
    children,
    align = "start",
    side = "bottom",
    open,
    onOpenChange,
  } = props;
  const [setContent, scrolls] = useScrolls();
  return (
    <Pop.Root open={open} onOpenChange={onOpenChange}>
      <Pop.Trigger asChild>{trigger}</Pop.Trigger>
      <Pop.Portal>
        <Pop.Content
          ref={setContent}
          dir={readDirection()}
          /* What scrolls must be reached by the keyboard. */
          {...(scrolls && { tabIndex: 0 })}
          aria-label={label}
          className={`${floating} ${styles.content} ${focusRing}`}
          align={align}
          side={side}
          sideOffset={8}
          collisionPadding={8}
        >
          {children}
        </Pop.Content>
      </Pop.Portal>
    </Pop.Root>
  );
}
