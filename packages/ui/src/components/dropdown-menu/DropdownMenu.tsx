import { DropdownMenu as Menu } from "radix-ui";
import { useRef, type ReactElement, type ReactNode } from "react";
import { floating } from "../../private/floating.css.ts";
import { readDirection } from "../../private/direction.ts";
import * as styles from "./DropdownMenu.css.ts";

export interface DropdownMenuProps {
  /** The button that opens the menu; one element that takes a ref and props, named by its own words or label. */
  trigger: ReactElement;
  /** Entries: `DropdownMenuItem`, `DropdownMenuRadioGroup`, `DropdownMenuHeading`, `DropdownMenuSeparator`. */
  children: ReactNode;
  /** Edge of the trigger that the menu keeps to. @default "start" */
  align?: "start" | "center" | "end";
  /** Side of the trigger that the menu opens to; flips where there is no room. @default "bottom" */
  side?: "top" | "bottom";
  /** Begins open. @default false */
  defaultOpen?: boolean;
  /** Where it begins open, its first entry takes the focus, as after a key; else the menu itself. @default false */
  beginAtFirst?: boolean;
  /** Opens or closes the menu from outside; left out, the menu minds itself. */
  open?: boolean;
  /** Called when the menu opens or closes. */
  onOpenChange?(open: boolean): void;
}

/**
 * A button with a list of actions or one choice; arrow keys, typing ahead, Home, End and Escape work.
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
  /* A modal menu would bring Radix' scroll lock, which injects a <style> and so breaks a strict policy. */
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
