import { n } from "../kit.ts";
import type { Emblem } from "./emblem.ts";

type K = Parameters<Emblem>[0];

const SUITS = {
  spade:
    "M0 -30C16 -10 30 0 30 14C30 28 14 32 4 22L10 34H-10L-4 22C-14 32 -30 28 -30 14C-30 0 -16 -10 0 -30z",
  heart:
    "M0 32C-22 12 -32 0 -32 -13C-32 -30 -8 -34 0 -15C8 -34 32 -30 32 -13C32 0 22 12 0 32z",
  diamond: "M0 -34L24 0L0 34L-24 0z",
  club: "M0 -32A15 15 0 0 1 12 -8A15 15 0 1 1 5 18L10 34H-10L-5 18A15 15 0 1 1 -12 -8A15 15 0 0 1 0 -32z",
};

function card(
  k: K,
  suit: keyof typeof SUITS,
  x: number,
  y: number,
  turn: number,
): string {
  const colour =
    suit === "heart" || suit === "diamond" ? k.tone("red", 0.52) : "#151824";
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-44" y="-64" width="88" height="128" rx="10" fill="${k.fill("ivory")}"/>` +
    `<rect x="-38" y="-58" width="76" height="116" rx="7" fill="none" stroke="${k.tone("metal", 0.75)}" stroke-width="1.5"/>` +
    `<g fill="${colour}" stroke="none"><path d="${SUITS[suit]}" transform="translate(0 4) scale(.95)"/><path d="${SUITS[suit]}" transform="translate(-27 -43) scale(.3)"/><path d="${SUITS[suit]}" transform="translate(27 43) rotate(180) scale(.3)"/></g></g>`
  );
}

/** A hand of four cards, fanned. */
export const cards: Emblem = (k) =>
  card(k, "club", -50, 6, -34) +
  card(k, "diamond", -18, -12, -12) +
  card(k, "heart", 20, -12, 12) +
  card(k, "spade", 52, 8, 34) +
  k.spark(-30, -72, 16);

/** A wheel of numbers seen from above. */
export const roulette: Emblem = (k) => {
  let pockets = "";
  for (let i = 0; i < 20; i++) {
    const at = (r: number, a: number) =>
      `${n(r * Math.sin((a * Math.PI) / 180))} ${n(-r * Math.cos((a * Math.PI) / 180))}`;
    pockets += `<path d="M${at(50, i * 18)}L${at(80, i * 18)}A80 80 0 0 1 ${at(80, i * 18 + 18)}L${at(50, i * 18 + 18)}z" fill="${i === 0 ? k.tone("green", 0.55) : i % 2 ? "#17161c" : k.tone("red", 0.5)}"/>`;
  }
  return (
    k.disc(0, 0, 98, "brown") +
    `<circle r="86" fill="${k.fill("metal")}"/><g stroke="${k.tone("metal", 0.85)}" stroke-width="1.5">${pockets}</g>` +
    `<circle r="50" fill="${k.orb("brown")}" stroke="${k.tone("metal", 0.8)}" stroke-width="3"/>` +
    k.p(
      "M-6 -40C-4 -14 -14 -4 -40 -6V6C-14 4 -4 14 -6 40H6C4 14 14 4 40 6V-6C14 -4 4 -14 6 -40z",
      "metal",
    ) +
    k.ball(0, 0, 16, "metal") +
    k.ball(-40, -52, 9, "ivory") +
    `<circle r="96" fill="none" stroke="${k.rim()}" stroke-width="4"/>` +
    k.flat(
      "M-90 -20A92 92 0 0 1 10 -91L6 -62A63 63 0 0 0 -60 -14z",
      "#fff",
      0.2,
    )
  );
};

/** Two dice on their corners. */
export const dice: Emblem = (k) => {
  const die = (
    x: number,
    y: number,
    s: number,
    turn: number,
    paint: "red" | "ivory",
    pip: string,
  ) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">` +
    k.p(
      "M0 -70Q6 -70 60 -40Q64 -36 64 -28V30Q64 36 58 40L6 68Q0 70 -6 68L-58 40Q-64 36 -64 30V-28Q-64 -36 -60 -40Q-6 -70 0 -70z",
      paint,
    ) +
    k.hl("M0 -68Q6 -68 58 -38L4 -10Q0 -8 -4 -10L-58 -38Q-6 -68 0 -68z", 0.38) +
    k.sh("M4 -8L62 -36V30Q62 36 56 40L4 66z", 0.3) +
    `<g fill="${pip}" stroke="none"><ellipse cx="0" cy="-39" rx="12" ry="7"/><ellipse cx="-46" cy="-10" rx="7" ry="10"/><ellipse cx="-32" cy="16" rx="7" ry="10"/><ellipse cx="-18" cy="42" rx="7" ry="10"/><ellipse cx="20" cy="14" rx="7" ry="10"/><ellipse cx="46" cy="0" rx="7" ry="10"/><ellipse cx="20" cy="42" rx="7" ry="10"/><ellipse cx="46" cy="28" rx="7" ry="10"/></g>` +
    k.ln("M-60 -36L0 -8L60 -36M0 -8V64", "#fff", 2, ' opacity=".5"') +
    "</g>";
  return (
    die(36, -26, 0.86, 14, "ivory", "#1c1f2b") +
    die(-30, 26, 0.98, -12, "red", "#fff") +
    k.spark(-62, -22, 18)
  );
};

/** A chip seen from the front on a pile. */
export const chips: Emblem = (k) => {
  let marks = "";
  for (let i = 0; i < 8; i++)
    marks += `<path d="M-13 -68L-10 -50H10L13 -68z" transform="rotate(${i * 45})" fill="#fff" stroke="none"/>`;
  const side = (x: number, y: number, paint: "key" | "comp" | "dark") =>
    k.p(
      `M${x - 40} ${y}V${y + 12}C${x - 40} ${y + 26} ${x + 40} ${y + 26} ${x + 40} ${y + 12}V${y}z`,
      paint,
    ) +
    `<ellipse cx="${x}" cy="${y}" rx="40" ry="13" fill="${k.fill(paint)}"/>` +
    k.ln(
      `M${x - 22} ${y + 14}v8M${x + 4} ${y + 16}v8M${x + 26} ${y + 13}v8`,
      "#fff",
      6,
    );
  return (
    side(-52, 72, "comp") +
    side(-54, 56, "key") +
    side(-50, 40, "comp") +
    side(52, 74, "dark") +
    side(50, 58, "key") +
    `<g transform="translate(2 -16) rotate(10)">` +
    k.disc(0, 0, 72, "key") +
    marks +
    `<circle r="49" fill="${k.orb("key")}" stroke="${k.tone("metal", 0.85)}" stroke-width="4"/>` +
    `<circle r="40" fill="none" stroke="#fff" stroke-width="1.5" stroke-dasharray="5 4" opacity=".8"/>` +
    k.p(SUITS.spade, "metal") +
    `<circle r="71" fill="none" stroke="${k.rim()}" stroke-width="3"/></g>` +
    k.hl("M-56 -44C-46 -70 -22 -82 0 -82C-24 -72 -38 -56 -44 -38z", 0.4)
  );
};

/** A spade of polished metal. */
export const spade: Emblem = (k) =>
  k.body(
    "M0 -96C46 -44 90 -10 90 34C90 74 44 82 14 54C16 72 22 86 36 94H-36C-22 86 -16 72 -14 54C-44 82 -90 74 -90 34C-90 -10 -46 -44 0 -96z",
    "metal",
    3,
  ) +
  k.p(
    "M0 -72C38 -30 72 -2 72 32C72 60 34 62 8 32H-8C-34 62 -72 60 -72 32C-72 -2 -38 -30 0 -72z",
    "night",
  ) +
  k.hl("M0 -66C-34 -26 -64 0 -64 30C-56 10 -30 -16 0 -40z", 0.4) +
  k.p("M0 -16L18 10L0 36L-18 10z", "comp") +
  k.spark(-34, -20, 20);

/** Three tiles with carved signs. */
export const tiles: Emblem = (k) => {
  const tile = (x: number, y: number, turn: number, face: string) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-36 -44L-26 -56H46V44L36 56z" fill="${k.fill("green")}"/><rect x="-38" y="-46" width="74" height="102" rx="9" fill="${k.fill("ivory")}"/>${face}</g>`;
  const rings = [
    [-16, -26],
    [14, -26],
    [-16, 4],
    [14, 4],
    [-16, 34],
    [14, 34],
  ]
    .map(
      ([x, y], i) =>
        `<circle cx="${x}" cy="${y}" r="10" fill="${k.tone(i % 3 === 1 ? "red" : i % 3 ? "green" : "blue", 0.5)}" stroke="none"/><circle cx="${x}" cy="${y}" r="4" fill="#fff" stroke="none"/>`,
    )
    .join("");
  return (
    tile(-56, 4, -16, rings) +
    tile(
      56,
      2,
      14,
      k.ln(
        "M-1 -30V36M-18 -24V10M16 -24V10M-18 22V36M16 22V36",
        k.tone("green", 0.5),
        8,
      ),
    ) +
    tile(
      0,
      -8,
      -2,
      k.flat(
        "M-6 -32H4V-22H24V14H4V44H-6V14H-26V-22H-6zM-17 -13V5H-6V-13zM4 -13V5H15V-13z",
        k.tone("red", 0.5),
      ),
    ) +
    k.spark(-22, -46, 16)
  );
};

/** A wheel of fortune with a pointer. */
export const wheel: Emblem = (k) => {
  const tones = [
    k.tone("red", 0.56),
    k.tone("yellow", 0.82),
    k.tone("blue", 0.55),
    k.tone("ivory", 0.94),
    k.tone("violet", 0.52),
    k.tone("green", 0.62),
  ];
  let parts = "";
  let lamps = "";
  for (let i = 0; i < 12; i++) {
    const at = (r: number, a: number) =>
      `${n(r * Math.sin((a * Math.PI) / 180))} ${n(-r * Math.cos((a * Math.PI) / 180))}`;
    parts += `<path d="M0 0L${at(74, i * 30 - 15)}A74 74 0 0 1 ${at(74, i * 30 + 15)}z" fill="${tones[i % 6]}"/>`;
    lamps += `M${at(84, i * 30)}h0`;
  }
  return (
    k.p("M-40 98L-14 40H14L40 98z", "brown") +
    `<g transform="translate(0 -2)">` +
    k.disc(0, 0, 94, "metal") +
    `<circle r="84" fill="none" stroke="${k.tone("red", 0.34)}" stroke-width="15"/>` +
    k.ln(lamps, "#fff6d0", 8) +
    `<g stroke="${k.tone("metal", 0.8)}" stroke-width="2">${parts}</g>` +
    k.flat("M-70 -20A73 73 0 0 1 20 -70L6 -20z", "#fff", 0.22) +
    k.ball(0, 0, 20, "metal") +
    k.flat(k.star(0, 0, 13, 5, 6), k.tone("red", 0.5)) +
    "</g>" +
    k.body("M-16 -102H16L0 -62z", "red")
  );
};

/** Two domino pieces. */
export const domino: Emblem = (k) => {
  const piece = (x: number, y: number, turn: number, pips: string) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-38" y="-76" width="76" height="152" rx="13" fill="${k.fill("ivory")}"/><path d="M-26 0H26" stroke="${k.tone("metal", 0.6)}" stroke-width="5"/>${k.ln(pips, "#1a1c28", 15)}${k.hl("M-32 -64Q-32 -70 -24 -70H-10L-24 60H-32z", 0.6)}</g>`;
  return (
    piece(
      36,
      4,
      22,
      "M-18 -54h0M18 -20h0M0 -37h0M-18 20h0M18 20h0M-18 54h0M18 54h0",
    ) +
    piece(
      -34,
      0,
      -14,
      "M-18 -54h0M18 -54h0M-18 -20h0M18 -20h0M0 -37h0M0 37h0",
    ) +
    k.spark(-54, -62, 16)
  );
};
