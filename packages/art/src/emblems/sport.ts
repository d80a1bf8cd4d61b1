import type { Emblem } from "./emblem.ts";

/** A football of hexagons. */
export const football: Emblem = (k) => {
  let patches = `<path d="${k.star(0, 0, 32, 5)}"/>`;
  let seams = "";
  for (let i = 0; i < 5; i++) {
    const a = i * 72;
    patches += `<path d="M0 -94L-26 -88L-34 -70L0 -60L34 -70L26 -88z" transform="rotate(${a + 36}) scale(1 .98)" />`;
    seams += `<path d="M0 -32V-62M0 -62L-32 -76M0 -62L32 -76" transform="rotate(${a})"/>`;
  }
  return (
    k.disc(0, 0, 94, "ivory") +
    `<g fill="#171b29" stroke="none">${patches}</g><g fill="none" stroke="#171b29" stroke-width="4">${seams}</g>` +
    `<circle r="94" fill="${k.fade("#0a1020", 0, 0.5)}" stroke="none"/>` +
    `<circle r="92" fill="none" stroke="${k.rim()}" stroke-width="5"/>` +
    k.hl(
      "M-72 -20C-66 -52 -42 -74 -10 -80C-36 -64 -52 -44 -56 -16C-60 -8 -72 -10 -72 -20z",
      0.7,
    )
  );
};

/** A basketball in flames. */
export const basketball: Emblem = (k) =>
  k.p(
    "M-78 50C-108 10 -92 -40 -70 -62C-70 -44 -62 -38 -54 -38C-60 -66 -40 -92 -14 -104C-16 -84 -4 -80 4 -76C14 -88 34 -96 50 -94C38 -80 50 -70 60 -58C74 -62 84 -58 92 -52C78 -38 88 -20 90 0z",
    "yellow",
  ) +
  `<circle cx="0" cy="14" r="78" fill="${k.orb("orange")}"/>` +
  `<g fill="none" stroke="#2a1208" stroke-width="5"><path d="M-78 14H78M0 -64V92M-56 -40C-20 -16 -20 44 -56 68M56 -40C20 -16 20 44 56 68"/></g><circle cy="14" r="77" fill="none" stroke="${k.rim()}" stroke-width="4"/>` +
  k.hl(
    "M-62 -4C-58 -32 -38 -50 -12 -56C-32 -40 -44 -22 -46 2C-52 8 -62 6 -62 -4z",
    0.6,
  );

/** A racket and its ball. */
export const tennis: Emblem = (k) =>
  `<g transform="rotate(-36)">` +
  k.ln("M0 20V100", k.tone("dark", 0.1), 22) +
  k.ln("M0 20V66", k.tone("steel", 0.8), 14) +
  k.ln("M0 66V98", k.tone("key", 0.5), 16) +
  `<ellipse cy="-38" rx="50" ry="62" fill="#fff" fill-opacity=".14" stroke-width="20"/><path d="M-40 -70V-6M-24 -86V10M-8 -94V18M8 -94V18M24 -86V10M40 -70V-6M-46 -56H46M-48 -40H48M-48 -24H48M-42 -8H42M-30 -74H30" stroke="#fff" stroke-width="2" opacity=".85"/><ellipse cy="-38" rx="50" ry="62" fill="none" stroke="${k.tone("key", 0.58)}" stroke-width="12"/><ellipse cx="-2" cy="-40" rx="52" ry="64" fill="none" stroke="#fff" stroke-width="2.5" opacity=".6"/></g>` +
  k.ball(52, 44, 36, "yellow") +
  k.ln("M24 24C46 34 52 54 40 78M66 12C56 32 68 50 88 48", "#fff", 5);

/** A feathered shuttlecock. */
export const shuttle: Emblem = (k) => {
  let feathers = "";
  for (let i = -3; i <= 3; i++)
    feathers += `<path d="M${i * 5} 34L${i * 21 - 13} -70Q${i * 22} -98 ${i * 21 + 13} -70z" fill="${k.fill("ivory")}"/><path d="M${i * 5} 34L${i * 21} -84" stroke="${k.tone("steel", 0.6)}" stroke-width="2"/>`;
  return (
    `<g transform="rotate(24)">${feathers}` +
    k.ln(
      "M-46 -20C-20 -10 20 -10 46 -20M-36 6C-14 14 14 14 36 6",
      k.tone("key", 0.55),
      6,
    ) +
    k.body("M-34 32H34C44 84 20 98 0 98C-20 98 -44 84 -34 32z", "ivory", 3) +
    k.p("M-35 32H35L37 48H-37z", "key") +
    "</g>" +
    k.spark(-40, -60, 16)
  );
};

/** A helmet with a visor. */
export const helmet: Emblem = (k) =>
  k.body(
    "M-86 40C-98 -40 -50 -88 10 -84C66 -80 98 -34 90 24C88 46 80 60 66 66L-24 74C-60 76 -82 64 -86 40z",
    "key",
    3,
  ) +
  k.flat(
    "M-30 -78C-12 -84 20 -86 40 -76C30 -50 28 -30 30 -10L-10 -8C-12 -40 -20 -60 -30 -78z",
    "#fff",
    0.85,
  ) +
  k.p("M14 -16L94 -22C98 10 92 34 76 38L30 42C12 40 6 4 14 -16z", "night") +
  k.hl("M22 -10L86 -15C88 -6 88 0 87 6L26 16z", 0.5) +
  k.p("M-84 44C-60 62 20 66 70 56L66 82C20 96 -50 92 -76 74z", "dark") +
  k.disc(2, 8, 12, "metal") +
  k.hl(
    "M-76 0C-74 -40 -44 -66 -26 -72C-46 -50 -56 -26 -58 6C-64 14 -76 12 -76 0z",
    0.5,
  );

/** A boxing glove. */
export const glove: Emblem = (k) =>
  k.body(
    "M-40 44C-72 30 -90 -4 -80 -44C-70 -84 -24 -100 20 -88C66 -76 88 -40 80 0C76 22 62 38 46 46z",
    "red",
    3,
  ) +
  k.p(
    "M-14 -34C14 -42 52 -34 56 -8C58 16 20 24 -6 14C-26 6 -34 -24 -14 -34z",
    "red",
  ) +
  k.ln("M-14 -34C10 -36 24 -20 14 8", k.tone("red", 0.25), 4) +
  k.p("M-46 40H52L48 96H-40z", "ivory") +
  k.p("M-44 56H51L49 76H-42z", "key") +
  k.ln("M-6 82h20M-4 90h18", k.tone("dark", 0.2), 3) +
  k.hl(
    "M-70 -28C-66 -60 -38 -80 -6 -82C-36 -66 -50 -46 -54 -16C-58 -6 -70 -14 -70 -28z",
    0.65,
  ) +
  k.spark(64, -66, 18);

/** A cup with handles. */
export const trophy: Emblem = (k) =>
  k.twice(
    k.ln("M-54 -66C-98 -70 -98 -6 -40 4", k.tone("dark", 0.1), 19) +
      k.ln("M-54 -66C-98 -70 -98 -6 -40 4", k.tone("metal", 0.76), 12),
  ) +
  k.p("M-44 96V74H44V96z", "dark") +
  k.p("M-14 30H14L20 76H-20z", "metal") +
  k.p("M-40 66H40V80H-40z", "metal") +
  k.body("M-62 -88H62C66 -20 44 34 0 40C-44 34 -66 -20 -62 -88z", "metal", 3) +
  `<ellipse cy="-88" rx="62" ry="12" fill="${k.tone("metal", 0.45)}"/>` +
  k.p(k.star(0, -32, 30, 5, 13), "comp") +
  k.hl("M-50 -70C-50 -30 -40 0 -22 18C-30 -10 -34 -40 -34 -72z", 0.7) +
  k.sh("M34 -80H60C62 -20 40 30 6 38C32 10 38 -40 34 -80z", 0.25) +
  k.spark(-34, -84, 22);

/** A bat, a ball and three stumps. */
export const cricket: Emblem = (k) =>
  k.p("M26 -58H40V96H26zM52 -58H66V96H52zM78 -58H92V96H78z", "ivory") +
  k.p("M28 -70H64V-58H28zM58 -70H92V-58H58z", "brown") +
  `<g transform="rotate(-24 -20 0)">` +
  k.ln("M-24 -98V-50", k.tone("dark", 0.1), 20) +
  k.ln("M-24 -98V-50", k.tone("key", 0.5), 13) +
  k.body("M-46 -50H-2L4 84C-4 98 -44 98 -52 84z", "brown", 3) +
  k.flat("M-44 -40H-28L-32 86H-48z", "#fff", 0.28) +
  k.p("M-49 0H1L2 16H-50z", "key") +
  "</g>" +
  k.ball(26, 62, 28, "red") +
  k.ln("M8 46C24 56 32 70 30 88", "#fff", 3, ' stroke-dasharray="5 4"');

/** A volleyball in three colours. */
export const volleyball: Emblem = (k) =>
  `<circle r="92" fill="${k.orb("ivory")}"/>` +
  `<g stroke="#1a2236" stroke-width="3">` +
  `<path d="M0 0C-10 -40 -50 -70 -84 -38C-92 -18 -94 0 -90 20C-70 -20 -30 -20 0 0z" fill="${k.tone("key", 0.56)}"/><path d="M0 0C-30 28 -36 78 6 92C28 92 46 84 60 70C14 68 0 32 0 0z" fill="${k.tone("yellow", 0.84)}"/><path d="M0 0C40 12 84 -10 78 -50C66 -68 50 -80 34 -86C54 -44 32 -14 0 0z" fill="${k.tone("comp", 0.62)}"/><path d="M0 0C-16 -34 -10 -70 8 -92M0 0C38 -4 70 14 84 38M0 0C-22 36 -56 48 -80 44" fill="none"/></g>` +
  `<circle r="91" fill="none" stroke="${k.rim()}" stroke-width="5"/>` +
  k.hl(
    "M-70 -30C-60 -58 -36 -76 -8 -80C-34 -64 -48 -46 -54 -22C-58 -16 -72 -20 -70 -30z",
    0.6,
  );
