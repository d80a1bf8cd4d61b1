import { Dialog } from "radix-ui";
import { useCallback, useState, type ReactNode } from "react";
import { UNSAFE_PortalProvider as AriaPortalProvider } from "react-aria/PortalProvider";
import { readDirection } from "../direction.ts";
import { inertBehind, isBehind } from "./inertBehind.ts";
import * as styles from "./DialogShell.css.ts";

interface DialogShellProps {
  open: boolean;
  /** Called on Escape; without it, Escape does nothing. */
  onEscape?(): void;
  /** Called on a press outside; without it, such a press does nothing. */
  onOutside?(): void;
  /** Returns the element that is focused first; otherwise the one with autoFocus, or the panel. */
  firstFocus?(): HTMLElement | null | undefined;
  role?: "dialog" | "alertdialog";
  /** Class for the panel's position, size and animation. */
  className: string;
  children: ReactNode;
}

/* From the first frame: Radix allows it only once the dialog that this one replaces is gone. Those below are inert. */
const pressable = { pointerEvents: "auto" } as const;

/**
 * The basis of all our dialogs: our own backdrop, a panel with a focus trap, and a page that does not scroll. Radix'
 * Overlay is not used, because it contains the scroll lock that injects a <style>.
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

  const holdPanel = useCallback(
    (panel: HTMLDivElement | null) => {
      rememberPanel(panel);
      if (!panel) return undefined;
      const unlock = lockScroll();
      const release = inertBehind(panel);
      return () => {
        unlock();
        release();
      };
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
          style={pressable}
          onKeyDown={(event) => {
            /*
             * When the panel itself has focus: Radix wraps Tab at its first tab stop, and would let focus escape
             * here.
             */
            const panel = event.currentTarget;
            const back = event.key === "Tab" && event.shiftKey;
            if (!back || event.target !== panel) return;
            event.preventDefault();
            lastStop(panel)?.focus();
          }}
          onOpenAutoFocus={(event) => {
            /*
             * Called when nothing inside has focus: nothing requested it, or a dialog below took it back. By default
             * the panel is focused, so that its name is announced first.
             */
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
            /* While `lists` contains one of our pick lists, Escape belongs to that list, not to the dialog. */
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
 * The last visible tab stop inside the panel.
 *
 * @example lastStop(panel)?.focus();
 */
function lastStop(panel: HTMLElement): HTMLElement | undefined {
  return [...panel.querySelectorAll<HTMLElement>(stops)].findLast(isSeen);
}

/* Older browsers lack checkVisibility; there, every tab stop counts as visible. */
const isSeen = (element: HTMLElement): boolean =>
  !("checkVisibility" in element) || element.checkVisibility();

/*
 * Fallbacks for an opener that may be gone by the time its dialog closes: the dialog that contained it, then that
 * dialog's opener.
 */
const behind = new WeakMap<Element, Element>();
const openerOfPanel = new WeakMap<Element, Element>();

interface Opener {
  /** Ref for the dialog's panel, so that a dialog opened from inside it knows where to return focus. */
  rememberPanel(panel: Element | null): void;
  /** Returns focus to the element that opened the dialog, or to the dialog behind it, or to that dialog's opener. */
  restore(): void;
}

/**
 * Remembers what had focus when a dialog opened. Radix knows only its own trigger, but our dialogs are opened from
 * anywhere.
 *
 * @example const { rememberPanel, restore } = useOpener(open);
 */
function useOpener(open: boolean): Opener {
  const [seenOpen, setSeenOpen] = useState(false);
  const [element, setElement] = useState<Element | null>(null);
  /* During render, since a field with autoFocus takes focus before any effect runs. */
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
      /* A dialog that has followed this one holds the page, and keeps the focus. */
      if (target && isBehind(target)) return;
      /* Keeps the page's scroll position, even if the opener is only half in view. */
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    },
  };
}

function findOpener(): Element | null {
  if (typeof document === "undefined") return null;
  const active = document.activeElement;
  if (!active) return null;
  /* A menu entry is removed once chosen, so the menu's button counts as the opener. */
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
 * Locks the page's scroll as long as a panel is there: what is let go while the panel leaves would be styled in the
 * frame that answers the press. Nested dialogs are counted, and the last one to go releases the lock.
 *
 * @returns Lets go of the page.
 * @example const unlock = lockScroll();
 */
function lockScroll(): () => void {
  const root = document.documentElement;
  if (holders === 0) {
    root.classList.toggle(styles.gutter, window.innerWidth > root.clientWidth);
    root.classList.add(styles.locked);
  }
  holders += 1;
  return () => {
    holders -= 1;
    if (holders === 0) root.classList.remove(styles.locked, styles.gutter);
  };
}
