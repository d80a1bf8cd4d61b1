import { useCallback, useState } from "react";

/* What stood behind an opener that may be gone by the time its dialog closes: the dialog it lay in, then its opener. */
const behind = new WeakMap<Element, Element>();
const openerOfPanel = new WeakMap<Element, Element>();

export interface Opener {
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
export function useOpener(open: boolean): Opener {
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
