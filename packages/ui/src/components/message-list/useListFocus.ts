import {
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type RefObject,
} from "react";

interface ListFocus {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly list: RefObject<HTMLDivElement | null>;
  /** Call this before removing an element that may hold focus. */
  willRemove(): void;
  onKeyDown(event: KeyboardEvent): void;
}

/**
 * Keeps focus in the list: it returns to the message that was open, or to the list if that message or a button is gone.
 * Arrow keys, Home and End move between messages.
 */
export function useListFocus(
  openId: string | undefined,
  messages: readonly unknown[],
): ListFocus {
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const lastOpen = useRef(openId);
  const removing = useRef(false);
  const lastMessages = useRef(messages);

  useLayoutEffect(() => {
    const closed = openId === undefined ? lastOpen.current : undefined;
    lastOpen.current = openId;
    if (closed === undefined || !focusIsLost(root.current)) return;
    const row = entries(list.current).find(
      ({ dataset }) => dataset["message"] === closed,
    );
    (row ?? list.current)?.focus();
  }, [openId]);

  useLayoutEffect(() => {
    if (lastMessages.current === messages) return;
    lastMessages.current = messages;
    if (!removing.current) return;
    removing.current = false;
    if (focusIsLost(root.current)) list.current?.focus();
  }, [messages]);

  return {
    root,
    list,
    willRemove: () => {
      removing.current = true;
    },
    onKeyDown: (event) => {
      const all = entries(list.current);
      const at = all.findIndex((entry) => entry === document.activeElement);
      const next =
        at < 0 ? undefined : all[placeAfter(event.key, at, all.length)];
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  };
}

function entries(list: HTMLElement | null): HTMLElement[] {
  return [
    ...(list?.querySelectorAll<HTMLElement>("button[data-message]") ?? []),
  ];
}

function placeAfter(key: string, at: number, count: number): number {
  if (key === "ArrowDown") return Math.min(at + 1, count - 1);
  if (key === "ArrowUp") return Math.max(at - 1, 0);
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : -1;
}

/* Whether the focused element was removed or hidden. */
function focusIsLost(root: HTMLElement | null): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || active === root;
}
