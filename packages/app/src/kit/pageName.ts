import { useEffect, useSyncExternalStore } from "react";

/* The subject of a page, where only the page itself knows it: one game among thousands. */
let name: string | undefined;
const listeners = new Set<() => void>();

function say(next: string | undefined): void {
  name = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const now = () => name;
const none = () => undefined;

/**
 * Sets the title of the browser tab to the page's subject while the page is shown.
 *
 * @example usePageName(lottery?.name);
 */
export function usePageName(own: string | undefined): void {
  useEffect(() => {
    say(own);
    return () => say(undefined);
  }, [own]);
}

/** The name that the page gave itself, if it has one of its own. */
export const useOwnPageName = (): string | undefined =>
  useSyncExternalStore(subscribe, now, none);
