const cardSelector = "[data-card-action]";

/**
 * Finds the card that a key moves to, by the cards' positions on the screen; undefined if the key is not a navigation
 * key or there is no card in that direction.
 *
 * @example nextCard(list, event.target, event.key)?.focus()
 */
export function nextCard(
  list: HTMLElement,
  from: EventTarget,
  key: string,
): HTMLElement | undefined {
  const cards = [...list.querySelectorAll<HTMLElement>(cardSelector)];
  const entry = from instanceof Element ? from.closest("li") : null;
  const current = cards.findIndex((card) => entry?.contains(card));
  const card = cards[current];
  if (!card) return undefined;
  const rightToLeft = getComputedStyle(list).direction === "rtl";
  const step = rightToLeft ? -1 : 1;
  switch (key) {
    case "ArrowRight":
      return (
        beside(card, cards, { along: "row", side: 1 }) ?? cards[current + step]
      );
    case "ArrowLeft":
      return (
        beside(card, cards, { along: "row", side: -1 }) ?? cards[current - step]
      );
    case "ArrowDown":
      return beside(card, cards, { along: "column", side: 1 });
    case "ArrowUp":
      return beside(card, cards, { along: "column", side: -1 });
    case "Home":
      return cards[0];
    case "End":
      return cards.at(-1);
    default:
      return undefined;
  }
}

const boxOf = (card: HTMLElement) =>
  (card.closest("li") ?? card).getBoundingClientRect();

/** The nearest card on one side: left or right in a row, above or below in a column. */
function beside(
  card: HTMLElement,
  cards: readonly HTMLElement[],
  { along, side }: { readonly along: "row" | "column"; readonly side: 1 | -1 },
): HTMLElement | undefined {
  const [start, across, size] =
    along === "row"
      ? (["left", "top", "height"] as const)
      : (["top", "left", "width"] as const);
  const here = boxOf(card);
  return nearest(cards, (other) => {
    const there = boxOf(other);
    const inLine = Math.abs(there[across] - here[across]) < here[size] / 2;
    return inLine ? (there[start] - here[start]) * side : 0;
  });
}

/** The card with the smallest positive distance. */
function nearest(
  cards: readonly HTMLElement[],
  distance: (card: HTMLElement) => number,
): HTMLElement | undefined {
  let best: { card: HTMLElement; away: number } | undefined;
  for (const card of cards) {
    const away = distance(card);
    if (away > 1 && (!best || away < best.away)) best = { card, away };
  }
  return best?.card;
}
