import type { KeyboardEvent } from "react";
import { nextCard } from "./nextCard.ts";

/**
 * Moves focus between the cards of a list with arrow keys, Home and End; the tab stop is set by `useCardStops`.
 *
 * @example <ul onKeyDown={moveAmongCards}>…</ul>
 */
export function moveAmongCards(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const target = nextCard(event.currentTarget, event.target, event.key);
  if (!target) return;
  event.preventDefault();
  target.focus();
}
