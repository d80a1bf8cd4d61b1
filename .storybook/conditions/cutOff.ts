/**
 * What one cannot read without scrolling sideways: a page wider than its window, and words cut off by their box.
 * A box that ends its words in an ellipsis, clamps lines, scrolls, can be dragged about or moves says so, and is left out.
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

/** The innermost thing that sticks out, so that the fault can be found. */
function widest(): string {
  const { clientWidth } = document.documentElement;
  const out = [...document.body.querySelectorAll("*")]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.right > clientWidth + 1 || box.left < -1)
    .filter(({ element }) => !isWithinClip(element))
    .sort((one, other) => other.box.width - one.box.width);
  /* Words can stick out of a box that does not. */
  const over = [...document.body.querySelectorAll("*")]
    .filter(({ scrollWidth, clientWidth: own }) => scrollWidth > own + 1)
    .filter((element) => !clips(getComputedStyle(element).overflowX))
    .map((element) => ({ element }));
  return (out.length > 0 ? out : over)
    .slice(-1)
    .map(({ element }) => describe(element))
    .join("");
}

/** What a box around it clips widens no page. */
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
  /* A fifth of a line hangs below in tall scripts and is empty in others. */
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
    /* What moves past comes into view by itself. */
    if (box.getAnimations().length > 0) return false;
    const sideways = clips(style.overflowX);
    const down = clips(style.overflowY);
    if (!sideways && !down) continue;
    /* A drawing that can be dragged about says so, and shows all of itself bit by bit. */
    if (element instanceof SVGElement && style.cursor === "grab") return false;
    if (style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none")
      return false;
    if (scrolls(style.overflowX) || scrolls(style.overflowY)) return false;
    /* What is wholly outside has been moved there, as slides and closed parts are. */
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

/* Its own words alone: what it holds besides is looked at by itself, and what is only heard may lie anywhere. */
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
