// @ts-check
/** How numbers are shown: as balls in a row, those that were drawn marked. */

/** @param {string} tag @param {string} [className] @param {string} [words] */
export const make = (tag, className = "", words = "") => {
  const node = document.createElement(tag);
  if (className) node.className = className;
  node.textContent = words;
  return node;
};

/** @param {string[]} numbers */
export const balls = (numbers) => numbers.map((number) => make("li", "ball", number));

/**
 * The numbers of a ticket, those that were drawn marked; `inPlace`: drawn in their very place.
 * @param {string[]} numbers @param {string[]} [drawn] @param {boolean} [inPlace]
 */
export const row = (numbers, drawn, inPlace = false) => {
  const list = make("ol", "balls");
  list.append(...balls(numbers));
  for (const [place, ball] of [...list.children].entries()) {
    const number = numbers[place] ?? "";
    if (!drawn || !(inPlace ? drawn[place] === number : drawn.includes(number))) continue;
    ball.setAttribute("data-hit", "");
    ball.append(make("span", "unseen", " drawn"));
  }
  return list;
};
