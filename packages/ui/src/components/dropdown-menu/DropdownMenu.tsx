import { DropdownMenu as Menu } from "radix-ui";
import { useRef, type ReactElement, type ReactNode } from "react";
import { floating } from "../../private/floating.css.ts";
import { readDirection } from "../../private/direction.ts";
import * as styles from "./DropdownMenu.css.ts";

export interface DropdownMenuProps {
  /** The button that opens the menu; a single element that accepts a ref and props, with a label of its own. */
  trigger: ReactElement;
  /** Entries: `DropdownMenuItem`, `DropdownMenuRadioGroup`, `DropdownMenuHeading`, `DropdownMenuSeparator`. */
  children: ReactNode;
  /** Alignment of the menu with the trigger. @default "start" */
  align?: "start" | "center" | "end";
  /** Side of the trigger on which the menu opens; flips where there is no room. @default "bottom" */
  side?: "top" | "bottom";
  /** Whether it is initially open. @default false */
  defaultOpen?: boolean;
  /** If initially open, focuses the first entry, as after a key press; otherwise the menu itself. @default false */
  beginAtFirst?: boolean;
  /** Whether the menu is open; if left out, the menu manages its own state. */
  open?: boolean;
  /** Called when the menu opens or closes. */
  onOpenChange?(open: boolean): void;
}

/**
 * A button that opens a list of actions or a single choice. Arrow keys, typing ahead, Home, End and Escape work.
 *
 * @example
 * <DropdownMenu trigger={<Button>Account</Button>}>
 *   <DropdownMenuItem icon={<Icon name="record" />} onSelect={openRecords}>Records</DropdownMenuItem>
 * </DropdownMenu>
 */
export function DropdownMenu(props: DropdownMenuProps) {
  const {
    trigger,
    children,
    align = "start",
    side = "bottom",
    defaultOpen = false,
    beginAtFirst = false,
    open,
    onOpenChange,
  } = props;
  const toFirst = useRef(defaultOpen && beginAtFirst);
  /* A modal menu would use Radix' scroll lock, which injects a <style> and so violates a strict CSP. */
  return (
    <Menu.Root
      modal={false}
      dir={readDirection()}
      defaultOpen={defaultOpen}
      open={open}
      onOpenChange={onOpenChange}
    >
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Menu.Portal>
        <Menu.Content
          className={`${floating} ${styles.menu}`}
          align={align}
          side={side}
          sideOffset={8}
          collisionPadding={8}
          loop
          onFocus={({ target, currentTarget: menu }) => {
            if (!toFirst.current || target !== menu) return;
            toFirst.current = false;
            menu
              .querySelector<HTMLElement>(
                '[role^="menuitem"]:not([data-disabled])',
              )
              ?.focus();
          }}
        >
          {children}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}
