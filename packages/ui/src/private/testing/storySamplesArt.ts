/*
 * Pictures for the samples: a background, a light and an emblem in three planes, generated from a seed. They are
 * `data:` URLs; their colours belong to the art, not to the theme.
 */

export const address = (svg: string): string =>
  `data:image/svg+xml,${encodeURIComponent(svg)}`;
export const tone = (lightness: number, chroma: number, hue: number): string =>
  `oklch(${lightness}% ${chroma} ${((hue % 360) + 360) % 360})`;

type Draw = (fill: string, rim: string) => string;

/* Each is centred around (150, 170) and about 170 high; `rim` is the dark colour of its inner lines. */
const drawings = {
  gem: (fill, rim) =>
    `<path d="M150 84l66 62-66 120-66-120z" fill="${fill}"/><path d="M84 146h132M150 84l-28 62 28 120 28-120z" fill="none" stroke="${rim}" stroke-width="4" stroke-linejoin="round"/><path d="M150 84l-66 62h38z" fill="#fff" opacity=".28"/>`,
  chip: (fill, rim) =>
    `<circle cx="150" cy="172" r="82" fill="${fill}"/><circle cx="150" cy="172" r="70" fill="none" stroke="${rim}" stroke-width="14" stroke-dasharray="22 22" opacity=".55"/><circle cx="150" cy="172" r="50" fill="${rim}" opacity=".9"/><path d="M150 136l11 24 27 3-20 18 5 27-23-13-23 13 5-27-20-18 27-3z" fill="${fill}"/>`,
  fish: (fill, rim) =>
    `<path d="M58 212c14-72 62-116 132-116-16 14-20 30-14 46 24 0 46-10 60-28 6 68-46 126-110 126-30 0-54-10-68-28z" fill="${fill}"/><path d="M104 150c26 12 36 40 26 74M134 128c24 16 32 44 24 80" fill="none" stroke="${rim}" stroke-width="4" opacity=".5"/><circle cx="90" cy="196" r="9" fill="#fff"/><circle cx="88" cy="197" r="5" fill="${rim}"/>`,
  cards: (fill, rim) =>
    `<rect x="78" y="98" width="96" height="138" rx="12" fill="${rim}" stroke="#fff" stroke-opacity=".5" stroke-width="3" transform="rotate(-14 126 167)"/><g transform="rotate(10 174 172)"><rect x="124" y="100" width="98" height="140" rx="12" fill="${fill}"/><path d="M173 138c18 20 32 30 32 46a16 16 0 0 1-27 11l6 19h-22l6-19a16 16 0 0 1-27-11c0-16 14-26 32-46z" fill="${rim}"/></g>`,
  lantern: (fill, rim) =>
    `<path d="M150 66v26" stroke="${rim}" stroke-width="6"/><rect x="116" y="90" width="68" height="14" rx="7" fill="${rim}"/><ellipse cx="150" cy="164" rx="84" ry="64" fill="${fill}"/><path d="M150 102c-40 20-40 104 0 124M150 102c40 20 40 104 0 124M150 102v124" fill="none" stroke="${rim}" stroke-width="4" opacity=".55"/><rect x="116" y="224" width="68" height="14" rx="7" fill="${rim}"/><path d="M134 240v34M150 240v44M166 240v34" stroke="${fill}" stroke-width="6" stroke-linecap="round"/>`,
  rocket: (fill, rim) =>
    `<path d="M150 74c44 28 64 66 56 124l-30 24h-52l-30-24c-8-58 12-96 56-124z" fill="${fill}"/><path d="M96 178l-28 44 34-8zM204 178l28 44-34-8z" fill="${rim}"/><circle cx="150" cy="150" r="25" fill="${rim}"/><circle cx="150" cy="150" r="15" fill="#fff" opacity=".75"/><path d="M128 226c0 22 10 34 22 52 12-18 22-30 22-52z" fill="${fill}" opacity=".8"/>`,
  crown: (fill, rim) =>
    `<path d="M70 126l40 44 40-76 40 76 40-44-16 112H86z" fill="${fill}"/><path d="M84 216h132" stroke="${rim}" stroke-width="6"/><circle cx="70" cy="122" r="10" fill="${fill}"/><circle cx="150" cy="90" r="12" fill="${fill}"/><circle cx="230" cy="122" r="10" fill="${fill}"/><path d="M150 172l14 16-14 18-14-18z" fill="${rim}"/><circle cx="110" cy="192" r="7" fill="${rim}"/><circle cx="190" cy="192" r="7" fill="${rim}"/>`,
  lotus: (fill, rim) =>
    `<path d="M150 92c26 34 38 66 32 132h-64c-6-66 6-98 32-132z" fill="${fill}"/><path d="M84 128c34 12 54 44 58 96H108c-26-22-34-54-24-96zM216 128c-34 12-54 44-58 96h34c26-22 34-54 24-96z" fill="${fill}" stroke="${rim}" stroke-width="4"/><path d="M54 182c34-6 62 12 80 44H96c-22-8-36-22-42-44zM246 182c-34-6-62 12-80 44h38c22-8 36-22 42-44z" fill="${fill}" stroke="${rim}" stroke-width="4"/><path d="M84 240h132" stroke="${rim}" stroke-width="6" stroke-linecap="round"/>`,
  wheel: (fill, rim) =>
    `<circle cx="150" cy="170" r="86" fill="${fill}"/><circle cx="150" cy="170" r="70" fill="${rim}"/><path d="M150 100a70 70 0 0 1 50 20l-50 50zM220 170a70 70 0 0 1-20 50l-50-50zM150 240a70 70 0 0 1-50-20l50-50zM80 170a70 70 0 0 1 20-50l50 50z" fill="${fill}" opacity=".85"/><circle cx="150" cy="170" r="22" fill="${fill}" stroke="${rim}" stroke-width="6"/><path d="M150 66l12 26h-24z" fill="#fff"/>`,
  bell: (fill, rim) =>
    `<path d="M150 82c44 0 62 34 64 78 2 34 10 48 22 62H64c12-14 20-28 22-62 2-44 20-78 64-78z" fill="${fill}"/><path d="M70 222h160" stroke="${rim}" stroke-width="7" stroke-linecap="round"/><circle cx="150" cy="240" r="17" fill="${rim}"/><path d="M112 132c6-18 18-28 34-30" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".6"/><circle cx="150" cy="78" r="12" fill="${fill}"/>`,
} as const satisfies Record<string, Draw>;

/** What a sample's picture may show. */
export type Emblem = keyof typeof drawings;

const order: readonly Emblem[] = [
  "lantern",
  "fish",
  "crown",
  "wheel",
  "gem",
  "lotus",
  "rocket",
  "chip",
  "bell",
  "cards",
];
export const emblemAt = (seed: number): Emblem =>
  order[seed % order.length] ?? "gem";

const gradient = (id: string, from: string, to: string, across = false) =>
  `<linearGradient id="${id}" ${across ? 'x2="1" y2=".5"' : 'x2="0" y2="1"'}><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

/** Rays of light from behind the emblem. */
function rays(x: number, y: number, reach: number): string {
  const edge = (angle: number) =>
    `${(x + Math.cos(angle) * reach).toFixed(1)} ${(y + Math.sin(angle) * reach).toFixed(1)}`;
  const beams = Array.from({ length: 14 }, (_, index) => {
    const angle = (index * Math.PI) / 7;
    return `M${x} ${y}L${edge(angle)} ${edge(angle + 0.2)}z`;
  });
  return `<path d="${beams.join("")}" fill="url(#b)" opacity=".55"/>`;
}

/** An emblem at a given size and position, with a shadow below and a rim of light. */
function stand(
  emblem: Emblem,
  x: number,
  y: number,
  scale: number,
  rim: string,
) {
  const place = `translate(${(x - 150 * scale).toFixed(1)} ${(y - 170 * scale).toFixed(1)}) scale(${scale})`;
  const draw = drawings[emblem];
  return `<g transform="${place}"><g transform="translate(0 10)" opacity=".4">${draw("#000", "#000")}</g>${draw("url(#c)", rim)}</g>`;
}

const stars = (seed: number, width: number, height: number): string =>
  Array.from({ length: 9 }, (_, index) => {
    const x = (seed * 61 + index * 137) % width;
    const y = (seed * 29 + index * 83) % (height * 0.62);
    const r = 1.5 + ((seed + index) % 3);
    return `<circle cx="${x}" cy="${y.toFixed(1)}" r="${r}" fill="#fff" opacity="${(0.35 + (index % 3) * 0.2).toFixed(2)}"/>`;
  }).join("");

/* Three horizons: hills, waves, a skyline. */
const horizons: readonly ((w: number, h: number) => string)[] = [
  (w, h) =>
    `M0 ${h * 0.72}c${w * 0.2}-44 ${w * 0.37}-22 ${w * 0.53}-40s${w * 0.31}-52 ${w * 0.47}-22v${h}H0z`,
  (w, h) =>
    `M0 ${h * 0.7}q${w * 0.125} 34 ${w * 0.25} 0t${w * 0.25} 0 ${w * 0.25} 0 ${w * 0.25} 0v${h}H0z`,
  (w, h) =>
    `M0 ${h * 0.74}h${w * 0.12}v-30h${w * 0.1}v22h${w * 0.1}v-52h${w * 0.06}v40h${w * 0.22}v-26h${w * 0.1}v-22h${w * 0.08}v46h${w * 0.22}v${h}H0z`,
];

function scene(seed: number, hue: number, w: number, h: number, x: number) {
  const y = h * 0.42;
  return {
    defs: `<defs>${gradient("a", tone(44, 0.14, hue), tone(17, 0.07, hue + 46))}<radialGradient id="b" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${h * 0.62}"><stop stop-color="${tone(94, 0.1, hue + 150)}" stop-opacity=".95"/><stop offset=".45" stop-color="${tone(70, 0.16, hue + 120)}" stop-opacity=".45"/><stop offset="1" stop-color="${tone(50, 0.1, hue)}" stop-opacity="0"/></radialGradient>${gradient("c", tone(92, 0.1, hue + 165), tone(60, 0.19, hue + 132))}${gradient("d", "#fff", tone(82, 0.13, hue + 150))}${gradient("e", tone(20, 0.06, hue + 40), tone(12, 0.04, hue + 60))}</defs>`,
    ground: `<rect width="${w}" height="${h}" fill="url(#a)"/>${stars(seed, w, h)}${rays(x, y, h * 0.95)}<circle cx="${x}" cy="${y}" r="${h * 0.62}" fill="url(#b)" opacity=".8"/><path d="${horizons[seed % horizons.length]?.(w, h) ?? ""}" fill="url(#e)" opacity=".86"/>`,
    y,
  };
}

/** The title on a cover, in one or two lines of outlined letters. */
function lettering(name: string, edge: string): string {
  const words = name
    .replace(/[:'].*/, "")
    .toUpperCase()
    .split(" ")
    .filter((word) => !["OF", "THE", "AND"].includes(word))
    .slice(0, 2);
  return words
    .map(
      (word, line) =>
        `<text x="150" y="${346 + line * 38 - (words.length - 1) * 26}" textLength="${Math.min(252, word.length * 33)}" lengthAdjust="spacingAndGlyphs" text-anchor="middle" font-family="Impact,'Arial Black',sans-serif" font-weight="900" font-size="40" fill="url(#d)" stroke="${edge}" stroke-width="8" stroke-linejoin="round" paint-order="stroke">${word}</text>`,
    )
    .join("");
}

/** A game's cover, 300 × 400. */
export function cover(seed: number, name: string, emblem: Emblem): string {
  const hue = (seed * 67 + 168) % 360;
  const { defs, ground, y } = scene(seed, hue, 300, 400, 150);
  const rim = tone(24, 0.09, hue + 40);
  return address(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="300" height="400">${defs}${ground}${stand(emblem, 150, y - 6, 1.12, rim)}<path d="M0 250h300v150H0z" fill="url(#e)" opacity=".5"/>${lettering(name, tone(14, 0.05, hue + 50))}</svg>`,
  );
}

/** A licence as an authority might print it, 300 × 400: paper, seal, lines of text. */
export function licence(): string {
  const ink = tone(32, 0.05, 220);
  const line = (y: number, width: number) =>
    `<rect x="${150 - width / 2}" y="${y}" width="${width}" height="5" rx="2.5" fill="${ink}" opacity=".28"/>`;
  return address(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="300" height="400"><rect width="300" height="400" fill="${tone(97, 0.012, 90)}"/><path d="M14 14h272v372H14zM20 20h260v360H20z" fill="none" stroke="${tone(62, 0.08, 85)}" stroke-width="2"/><path d="M150 44l26 10v20c0 18-11 28-26 34-15-6-26-16-26-34V54z" fill="${ink}"/><path d="M138 76l9 9 16-18" fill="none" stroke="#fff" stroke-width="5"/><g text-anchor="middle" fill="${ink}" font-family="Georgia,serif"><text x="150" y="140" font-size="22" font-weight="700">GAMING LICENCE</text><text x="150" y="162" font-size="12">Gaming Board of Foyer Sands</text><text x="150" y="300" font-size="14" font-weight="700">No. 12-4480</text></g>${line(188, 200)}${line(204, 216)}${line(220, 184)}${line(236, 208)}${line(252, 120)}<circle cx="216" cy="336" r="26" fill="${tone(58, 0.15, 30)}"/><circle cx="216" cy="336" r="19" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="2" stroke-dasharray="3 3"/><path d="M50 344c18-22 30 14 46-6s20-10 42-2" fill="none" stroke="${ink}" stroke-width="2.500"/><path d="M46 356h104" stroke="${ink}" opacity=".4"/></svg>`,
  );
}

/**
 * A wide picture in the same style for banners, `ratio` times as wide as high; its first half is left free for text.
 */
export function panorama(seed: number, ratio: number): string {
  const hue = (seed * 83 + 172) % 360;
  const width = Math.round(400 * ratio);
  /* A phone shows the middle 16:9 part of a wide picture. */
  const x = Math.round(width * (ratio > 2 ? 0.61 : 0.64));
  const { defs, ground, y } = scene(seed, hue, width, 400, x);
  const rim = tone(24, 0.09, hue + 30);
  const beside = (step: number, at: number) =>
    stand(emblemAt(seed + step), x + at, y + 70, 0.58, rim);
  return address(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 400" width="${width}" height="400" preserveAspectRatio="xMidYMid slice">${defs}${ground}${beside(4, -124)}${beside(7, 124)}${stand(emblemAt(seed), x, y + 26, 1.26, rim)}</svg>`,
  );
}

/**
 * A logo in its own colours, for one of the modes.
 *
 * @example <Logo name="Lumen" src={colouredLogo("dark")} srcOnLight={colouredLogo("light")} />
 */
export const colouredLogo = (mode: "dark" | "light") =>
  address(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 40" width="150" height="40"><circle cx="20" cy="20" r="17" fill="${mode === "dark" ? "#e2a73b" : "#b36b00"}"/><path d="M20 9v22M9 20h22" stroke="#7a1f3d" stroke-width="4" stroke-linecap="round"/><path d="M50 10v20h12M72 10v13a7 7 0 0 0 14 0V10M96 30V10l9 11 9-11v20M126 10h14M126 20h11M126 30h14M126 10v20" fill="none" stroke="${mode === "dark" ? "#f4efe6" : "#3a1526"}" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
  );
