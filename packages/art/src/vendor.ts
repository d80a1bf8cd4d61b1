import { evenTone } from "./colour.ts";
import { n } from "./kit.ts";
import type { FaceName } from "./letters/faces.ts";
import { letterable, pathOf, setLine } from "./letters/set.ts";
import { pick, randomFrom } from "./random.ts";
import { wrap } from "./svg.ts";

/** Input for drawing a provider's mark. */
export interface VendorInput {
  /** The provider's code: seeds its style and is its monogram. */
  vendor: string;
  /** The fictitious name that the wordmark spells. */
  name: string;
  /** `color` is the full mark; all others are monochrome. */
  style: "default" | "active" | "white" | "color" | "purple";
}

const H = 48;

/** Small signs of 40 × 40 that are placed before a name; `a` is the colour, `b` is for cuts or accents. */
const signs: readonly [Sign, ...Sign[]] = [
  (a, b) =>
    `<circle cx="20" cy="20" r="19" fill="${a}"/><path d="M8 26C16 12 24 12 32 26C24 20 16 20 8 26z" fill="${b}"/>`,
  (a, b) =>
    `<path d="M20 1L39 20 20 39 1 20z" fill="${a}"/><path d="M20 11L29 20 20 29 11 20z" fill="${b}"/>`,
  (a, b) =>
    `<path d="M3 8Q20 -4 37 8V24Q37 34 20 40Q3 34 3 24z" fill="${a}"/><path d="M12 14H28L22 22H28L16 34L19 25H12z" fill="${b}"/>`,
  (a, b) =>
    `<path d="M2 36V4L20 20L38 4V36H29V22L20 30L11 22V36z" fill="${a}"/><circle cx="20" cy="8" r="5" fill="${b}"/>`,
  (a, b) =>
    `<rect x="1" y="1" width="38" height="38" rx="11" fill="${a}"/><path d="M20 8C29 17 32 22 32 27A6.500 6.5 0 0 1 21.5 30L24 35H16L18.500 30A6.500 6.5 0 0 1 8 27C8 22 11 17 20 8z" fill="${b}"/>`,
  (a, b) =>
    `<path d="M20 1L36.500 10.500V29.500L20 39L3.500 29.500V10.500z" fill="${a}"/><path d="M20 10L28.500 15V25L20 30L11.500 25V15z" fill="none" stroke="${b}" stroke-width="4"/>`,
  (a, b) =>
    `<path d="M4 30C2 14 14 2 36 3C38 24 28 38 10 36L20 22z" fill="${a}"/><path d="M4 39L24 16" stroke="${b}" stroke-width="4" stroke-linecap="round"/>`,
  (a, b) =>
    `<circle cx="13" cy="14" r="12" fill="${a}"/><circle cx="27" cy="14" r="12" fill="${b}"/><circle cx="20" cy="27" r="12" fill="${a}" opacity=".82"/>`,
  (a, b) =>
    `<path d="M20 1L25 14L39 15L28 24L32 38L20 30L8 38L12 24L1 15L15 14z" fill="${a}"/><circle cx="20" cy="21" r="5" fill="${b}"/>`,
  (a, b) =>
    `<path d="M1 32L7 8L15 20L20 4L25 20L33 8L39 32z" fill="${a}"/><path d="M5 35H35V39H5z" fill="${b}"/>`,
];
type Sign = (a: string, b: string) => string;
/** The signs whose accent lies wholly inside them, and so may be light. */
const inlaid: ReadonlySet<number> = new Set([0, 1, 2, 4, 5, 8]);

/**
 * Draws a provider's wordmark in its own fictitious style, 48 high.
 * @example vendorMark({ vendor: "NL", name: "Nova Lark", style: "white" })
 */
export function vendorMark({ vendor, name, style }: VendorInput): string {
  const random = randomFrom(`${vendor}:mark`);
  const hue = random() * 360;
  // Luminances between 0.14 and 0.26 have a contrast of at least 3 : 1 on dark and on light surfaces alike.
  const flat = {
    default: evenTone(0.2, 0.025, 240),
    active: evenTone(0.22, 0.13, 165),
    white: "#ffffff",
    purple: evenTone(0.17, 0.2, 295),
  };
  const full = style === "color";
  // Drawn from the random source in every style, so that a provider keeps its construction.
  const turn = pick(random, [40, 150, 190, 220]);
  const one = full ? evenTone(0.18, 0.19, hue) : flat[style];
  const two = full ? evenTone(0.23, 0.17, hue + turn) : one;
  const wish: FaceName = pick(random, [
    "poster",
    "flare",
    "block",
    "round",
    "slim",
    "slim",
  ]);
  // Thin strokes would vanish in a name that is set small.
  const face = wish === "slim" && name.length > 8 ? "round" : wish;
  const text = letterable(name) || letterable(vendor) || "FOYER";
  const words = text.split(" ");
  const drawn = Math.floor(random() * 6);
  // A long name on one line would be small in the box that portals give a mark.
  const kind = words.length > 1 && text.length > 10 ? 0 : drawn;
  const sign = pick(random, signs);
  const cut = !full ? "none" : inlaid.has(signs.indexOf(sign)) ? "#fff" : two;

  const run = (
    t: string,
    size: number,
    x: number,
    y: number,
    f: FaceName = face,
  ) => {
    const line = setLine(t, f, false);
    const d = pathOf(
      line.contours,
      ([px, py]) => [x + (px * size) / 100, y + (py * size) / 100],
      false,
    );
    return { d, end: x + (line.width * size) / 100 };
  };
  const mask = (id: string, body: string, hole: string, w: number) =>
    `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="${n(w)}" height="${H}"><path d="M0 0H${n(w)}V${H}H0z" fill="#fff"/>${hole}</mask><g mask="url(#${id})">${body}</g>`;
  const uid = `v${randomFrom(`${vendor}:${style}:id`)().toString(36).slice(2, 9)}`;
  const badge = (x: number) => {
    const drawn = `<g transform="translate(${x} 4)">${sign("#A", "#B")}</g>`;
    if (full) return drawn.replaceAll("#A", one).replaceAll("#B", cut);
    // In one colour the accent is cut out, so that the sign keeps its drawing.
    return mask(
      uid,
      drawn.replaceAll("#A", one).replace(/<[a-z]+ [^>]*"#B"[^>]*>/g, ""),
      (drawn.match(/<[a-z]+ [^>]*"#B"[^>]*>/g) ?? [])
        .map(
          (p) =>
            `<g transform="translate(${x} 4)">${p.replaceAll("#B", "#000")}</g>`,
        )
        .join(""),
      400,
    );
  };

  if (kind === 0 && words.length > 1) {
    // Two lines of words beside the sign.
    const a = run(words[0] ?? text, 19, 50, 3);
    const b = run(words.slice(1).join(" "), 17, 50, 28);
    return wrap(
      Math.ceil(Math.max(a.end, b.end)) + 4,
      H,
      name,
      `${badge(2)}<path d="${a.d}" fill="${one}"/><path d="${b.d}" fill="${two}"/>`,
    );
  }
  if (kind === 1) {
    // The whole name cut out of a bar.
    const a = run(text, 22, 18, 13);
    const w = Math.ceil(a.end) + 18;
    const bar = `<path d="M12 2H${w - 2}L${w - 12} 46H2z" fill="${one}"/>`;
    return wrap(
      w,
      H,
      name,
      full
        ? `${bar}<path d="${a.d}" fill="#fff"/>`
        : mask(uid, bar, `<path d="${a.d}" fill="#000"/>`, w),
    );
  }
  if (kind === 2) {
    // The name above a swash.
    const a = run(text, 26, 4, 7);
    const w = Math.ceil(a.end) + 6;
    return wrap(
      w,
      H,
      name,
      `<path d="${a.d}" fill="${one}"/><path d="M4 43Q${n(w * 0.5)} 35 ${w - 4} 40Q${n(w * 0.5)} 39 4 46z" fill="${two}"/>`,
    );
  }
  if (kind === 3) {
    // The first word in a heavy face, the rest in a light one.
    const a = run(
      words[0] ?? text,
      27,
      4,
      11,
      face === "slim" ? "poster" : face,
    );
    const b =
      words.length > 1
        ? run(words.slice(1).join(" "), 27, a.end + 8, 11, "slim")
        : { d: "", end: a.end };
    return wrap(
      Math.ceil(b.end) + 5,
      H,
      name,
      `<path d="${a.d}" fill="${one}"/>${b.d ? `<path d="${b.d}" fill="${two}"/>` : ""}`,
    );
  }
  const a = run(text, kind === 4 ? 26 : 22, 50, kind === 4 ? 11 : 13);
  return wrap(
    Math.ceil(a.end) + 5,
    H,
    name,
    `${badge(2)}<path d="${a.d}" fill="${full && kind === 4 ? two : one}"/>`,
  );
}
