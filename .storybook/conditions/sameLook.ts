/**
 * Elements whose state cannot be seen in forced colours: one is on, the one beside it is off, and both look the same.
 *
 * @example expect(sameLook()).toEqual([]);
 */
export function sameLook(): string[] {
  return states.flatMap(({ on, off }) =>
    [...document.querySelectorAll(on)].flatMap((element) => {
      const alike = beside(element, off).some(
        (other) =>
          drawing(apart(element, other)) === drawing(apart(other, element)),
      );
      return alike
        ? [`${on} looks like its neighbour: ${element.outerHTML.slice(0, 160)}`]
        : [];
    }),
  );
}

const states = [
  { on: '[aria-selected="true"]', off: '[aria-selected="false"]' },
  { on: '[aria-pressed="true"]', off: '[aria-pressed="false"]' },
  { on: '[aria-checked="true"]', off: '[aria-checked="false"]' },
  {
    on: '[aria-current]:not([aria-current="false"])',
    off: "a:not([aria-current]), button:not([aria-current])",
  },
  { on: "input:checked", off: "input:not(:checked)" },
];

/** The nearest elements of the same kind that are off. */
function beside(element: Element, off: string): Element[] {
  for (
    let place = element.parentElement;
    place && place !== document.body;
    place = place.parentElement
  ) {
    const others = [...place.querySelectorAll(off)].filter(
      (found) =>
        found.tagName === element.tagName &&
        found.classList[0] === element.classList[0] &&
        !element.contains(found),
    );
    if (others.length > 0) return others;
  }
  return [];
}

/** The largest ancestor that does not contain the other element: a row, or the label around an input. */
function apart(element: Element, other: Element): Element {
  let part = element;
  while (part.parentElement && !part.parentElement.contains(other))
    part = part.parentElement;
  return part;
}

const telling = [
  "color",
  "fill",
  "textDecorationLine",
  "display",
  "visibility",
  "opacity",
  "transform",
  "translate",
  "content",
  "clipPath",
] as const;

const edges = ["Top", "Right", "Bottom", "Left"] as const;

/**
 * How an element and everything in it are drawn, without the text. Forced colours drop shadows and pictures, and a
 * heavier font weight alone is too easily missed.
 */
function drawing(element: Element): string {
  const ground = canvas();
  return JSON.stringify(
    [element, ...element.querySelectorAll("*")].slice(0, 40).flatMap((part) =>
      [undefined, "::before", "::after"].map((pseudo) => {
        const style = getComputedStyle(part, pseudo);
        const line = (width: string, kind: string, colour: string) =>
          kind === "none" || width === "0px" ? "" : [width, kind, colour];
        return [
          pseudo ?? part.tagName,
          part instanceof SVGElement ? part.getAttribute("d") : "",
          filled(style.backgroundColor, ground),
          line(style.outlineWidth, style.outlineStyle, style.outlineColor),
          ...edges.map((edge) =>
            line(
              style[`border${edge}Width`],
              style[`border${edge}Style`],
              style[`border${edge}Color`],
            ),
          ),
          ...telling.map((name) => style[name]),
        ];
      }),
    ),
  );
}

/** The background colour that the reader chose; in forced colours it replaces all of ours. */
function canvas(): string {
  const probe = document.body.appendChild(document.createElement("span"));
  probe.style.backgroundColor = "Canvas";
  const { backgroundColor } = getComputedStyle(probe);
  probe.remove();
  return backgroundColor;
}

/** A background that is transparent or the same as the canvas counts as none. */
const filled = (colour: string, ground: string): string =>
  colour === ground || colour.endsWith(", 0)") ? "" : colour;
