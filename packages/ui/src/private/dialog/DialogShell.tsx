import { Dialog } from "radix-ui";
import { useCallback, useState, useLayoutEffect, type ReactNode } from "react";
import { UNSAFE_PortalProvider as AriaPortalProvider } from "react-aria/PortalProvider";
import { readDirection } from "../direction.ts";
import { inertBehind } from "./inertBehind.ts";
import * as styles from "./DialogShell.css.ts";

interface DialogShellProps {
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

const stops =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), iframe, [tabindex]:not([tabindex="-1"])';

/**
 * The last thing inside that Tab stops at and that is to be seen.
 *
 * @example lastStop(panel)?.focus();
 */
function lastStop(panel: HTMLElement): HTMLElement | undefined {
  return [...panel.querySelectorAll<HTMLElement>(stops)].findLast(isSeen);
}

/* Older browsers cannot be asked; there every stop counts. */
const isSeen = (element: HTMLElement): boolean =>
  !("checkVisibility" in element) || element.checkVisibility();

/* What stood behind an opener that may be gone by the time its dialog closes: the dialog it lay in, then its opener. */
const behind = new WeakMap<Element, Element>();
const openerOfPanel = new WeakMap<Element, Element>();

interface Opener {
  /** For the dialog's panel, so that a dialog opened from inside it knows where to go back to. */
  rememberPanel(panel: Element | null): void;
  /** Puts focus back on what opened the dialog, or on the dialog behind it, or on what opened that. */
  restore(): void;
}

/**
 * Remembers what had focus when a dialog opened. Radix only knows its own trigger, and ours are opened from anywhere.
 *
 * @example const { rememberPanel, restore } = useOpener(open);
 */
function useOpener(open: boolean): Opener {
  const [seenOpen, setSeenOpen] = useState(false);
  const [element, setElement] = useState<Element | null>(null);
  /* While rendering, since a field with autoFocus takes focus before any effect runs. */
  if (open !== seenOpen) {
    setSeenOpen(open);
    if (open) setElement(findOpener());
  }
  const rememberPanel = useCallback(
    (panel: Element | null) => {
      if (panel && element) openerOfPanel.set(panel, element);
    },
    [element],
  );
  return {
    rememberPanel,
    restore() {
      let target = element;
      while (target && !target.isConnected) target = behind.get(target) ?? null;
      /* The page stays where it was left, also where the opener is only half in sight. */
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    },
  };
}

function findOpener(): Element | null {
  if (typeof document === "undefined") return null;
  const active = document.activeElement;
  if (!active) return null;
  /* An entry of a menu is gone once chosen; the menu's button is what the player came from. */
  const button = active
    .closest('[role="menu"]')
    ?.getAttribute("aria-labelledby");
  const opener = (button && document.getElementById(button)) || active;
  const panel = opener.closest('[role="dialog"], [role="alertdialog"]');
  const panelOpener = panel && openerOfPanel.get(panel);
  if (panel && panel !== opener) behind.set(opener, panel);
  if (panel && panelOpener) behind.set(panel, panelOpener);
  return opener;
}

let holders = 0;

/**
 * Fixes the page's scroll while `active`; dialogs on top of each other are counted, and the last one to go lets it free.
 *
 * @example useScrollLock(open);
 */
function useScrollLock(active: boolean): void {
  useLayoutEffect(() => {
    if (!active) return;
    const root = document.documentElement;
    if (holders === 0) {
      root.classList.toggle(
        styles.gutter,
        window.innerWidth > root.clientWidth,
      );
      root.classList.add(styles.locked);
    }
    holders += 1;
    return () => {
      holders -= 1;
      if (holders === 0) root.classList.remove(styles.locked, styles.gutter);
    };
  }, [active]);
}
