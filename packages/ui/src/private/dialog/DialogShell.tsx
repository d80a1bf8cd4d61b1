import { Dialog } from "radix-ui";
import { useCallback, useState, type ReactNode } from "react";
import { UNSAFE_PortalProvider as AriaPortalProvider } from "react-aria/PortalProvider";
import { readDirection } from "../direction.ts";
import * as styles from "./DialogShell.css.ts";
import { inertBehind } from "./inertBehind.ts";
import { lastStop } from "./lastStop.ts";
import { useOpener } from "./useOpener.ts";
import { useScrollLock } from "./useScrollLock.ts";

export interface DialogShellProps {
  open: boolean;
  /** Called on Escape; left out, Escape does nothing. */
  onEscape?(): void;
  /** Called on a press outside; left out, such a press does nothing. */
  onOutside?(): void;
  /** What has focus first; left out, what asks for it, else the panel. */
  firstFocus?(): HTMLElement | null | undefined;
  role?: "dialog" | "alertdialog";
  /** The panel's place, size and motion. */
  className: string;
  children: ReactNode;
}

/**
 * What every dialog of ours is: a veil of our own, a panel that keeps focus, a page that stands still.
 * Radix' Overlay is not used, since it holds the scroll lock that injects a <style>.
 */
export function DialogShell(props: DialogShellProps) {
  const {
    open,
    onEscape,
    onOutside,
    firstFocus,
    role = "dialog",
    className,
    children,
  } = props;
  const [lists, setLists] = useState<HTMLDivElement | null>(null);
  const { rememberPanel, restore } = useOpener(open);

  useScrollLock(open);
  const holdPanel = useCallback(
    (panel: HTMLDivElement | null) => {
      rememberPanel(panel);
      return panel ? inertBehind(panel) : undefined;
    },
    [rememberPanel],
  );
  const getLists = useCallback(() => lists, [lists]);

  return (
    <Dialog.Root open={open}>
      <Dialog.Portal>
        <div
          className={styles.backdrop}
          data-veil
          data-state={open ? "open" : "closed"}
        />
        <Dialog.Content
          ref={holdPanel}
          role={role}
          dir={readDirection()}
          className={`${styles.panel} ${className}`}
          onKeyDown={(event) => {
            /* Focus on the panel itself: Radix turns Tab round at its first stop, and would let go of it here. */
            const panel = event.currentTarget;
            const back = event.key === "Tab" && event.shiftKey;
            if (!back || event.target !== panel) return;
            event.preventDefault();
            lastStop(panel)?.focus();
          }}
          onOpenAutoFocus={(event) => {
            /* Reached when nothing inside has focus: nothing asked for it, or a dialog below took it back. The panel takes it else, so that its name is read first. */
            event.preventDefault();
            const first = firstFocus?.() ?? event.target;
            if (first instanceof HTMLElement)
              first.focus({ preventScroll: true });
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            restore();
          }}
          onPointerDownOutside={(event) => {
            event.preventDefault();
            onOutside?.();
          }}
          onInteractOutside={(event) => event.preventDefault()}
          onEscapeKeyDown={(event) => {
            /* An open pick list of ours lies in `lists`: Escape is meant for it, not for the dialog. */
            event.preventDefault();
            if (!lists?.childElementCount) onEscape?.();
          }}
        >
          <AriaPortalProvider getContainer={getLists}>
            {children}
          </AriaPortalProvider>
          <div ref={setLists} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
