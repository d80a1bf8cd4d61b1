/**
 * What cannot be read without scrolling sideways: a page wider than its window, and text cut off by its box. Boxes
 * that end their text in an ellipsis, clamp lines, scroll, can be dragged or are animated are left out.
 *
 * @example expect(cutOff()).toEqual([]);
 */
export function cutOff(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const wide =
    scrollWidth > clientWidth + 1
      ? [`the page is ${scrollWidth} px wide in ${clientWidth}: ${widest()}`]
      : [];
  const cut = [...document.body.querySelectorAll("*")]
    .filter(holdsWords)
    .filter(isCut)
    .map((element) => `cut off: ${describe(element)}`);
  return [...wide, ...cut];
}

/** The innermost element that sticks out, so that the fault can be found. */
function widest(): string {
  const { clientWidth } = document.documentElement;
  const out = [...document.body.querySelectorAll("*")]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.right > clientWidth + 1 || box.left < -1)
    .filter(({ element }) => !isWithinClip(element))
    .sort((one, other) => other.box.width - one.box.width);
  /* Text can overflow a box that itself fits. */
  const over = [...document.body.querySelectorAll("*")]
    .filter(({ scrollWidth, clientWidth: own }) => scrollWidth > own + 1)
    .filter((element) => !clips(getComputedStyle(element).overflowX))
    .map((element) => ({ element }));
  return (out.length > 0 ? out : over)
    .slice(-1)
    .map(({ element }) => describe(element))
    .join("");
}

/** Content clipped by an ancestor does not widen the page. */
function isWithinClip(element: Element): boolean {
  for (let box = element.parentElement; box; box = box.parentElement)
    if (box !== document.body && clips(getComputedStyle(box).overflowX))
      return box !== document.documentElement;
  return false;
}

const holdsWords = (element: Element): boolean =>
  [...element.childNodes].some(
    (node) =>
      node.nodeType === Node.TEXT_NODE &&
      (node.textContent ?? "").trim() !== "",
  );

function isCut(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true })) return false;
  const text = wordsBox(element);
  /* The lowest fifth of a line is used by tall scripts and empty in others. */
  const give = parseFloat(getComputedStyle(element).fontSize) / 5;
  for (
    let box: Element | null = element;
    box && box !== document.body;
    box = box.parentElement
  ) {
    const style = getComputedStyle(box);
    const edge = box.getBoundingClientRect();
    if (edge.width <= 1 || edge.height <= 1) return false;
    if (style.position === "fixed") return false;
    /* Animated content comes into view without scrolling. */
    if (box.getAnimations().length > 0) return false;
    const sideways = clips(style.overflowX);
    const down = clips(style.overflowY);
    if (!sideways && !down) continue;
    /* A drawing that can be dragged shows a cursor for it, and all of it can be reached. */
    if (element instanceof SVGElement && style.cursor === "grab") return false;
    if (style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none")
      return false;
    if (scrolls(style.overflowX) || scrolls(style.overflowY)) return false;
    /* Content wholly outside was placed there on purpose, such as slides and collapsed parts. */
    const outside =
      text.right <= edge.left ||
      text.left >= edge.right ||
      text.bottom <= edge.top ||
      text.top >= edge.bottom;
    if (outside) return false;
    return (
      (sideways &&
        (text.right > edge.right + 1 || text.left < edge.left - 1)) ||
      (down && (text.bottom > edge.bottom + give || text.top < edge.top - give))
    );
  }
  return false;
}

/*
 * Only the element's own text: its children are checked separately, and text for screen readers only may be anywhere.
 */
function wordsBox(element: Element) {
  const boxes = [...element.childNodes]
    .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    .map((node) => {
      const range = document.createRange();
      range.selectNode(node);
      return range.getBoundingClientRect();
    })
    .filter(({ width }) => width > 0);
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

const clips = (overflow: string) => overflow !== "visible";
const scrolls = (overflow: string) =>
  overflow === "auto" || overflow === "scroll";

function describe(element: Element): string {
  const words = (element.textContent ?? "").replace(/\s+/g, " ").trim();
  return `<${element.tagName.toLowerCase()} class="${element.getAttribute("class") ?? ""}"> ${words.slice(0, 60)}`;
}
