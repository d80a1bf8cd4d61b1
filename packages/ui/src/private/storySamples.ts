/*
 * Invented games, vendors and pictures for stories and tests. Pictures are small data addresses, so that a
 * story needs no network; their colours belong to the art, not to the theme.
 */

export interface SampleGame {
  readonly id: string;
  readonly name: string;
  readonly vendorName: string;
  readonly imageUrl: string;
  readonly imageColor: string;
  readonly hot: boolean;
  readonly trial: boolean;
}

const address = (svg: string): string =>
  `data:image/svg+xml,${encodeURIComponent(svg)}`;
const tone = (lightness: number, chroma: number, hue: number): string =>
  `oklch(${lightness}% ${chroma} ${((hue % 360) + 360) % 360})`;

const emblems: readonly ((fill: string, rim: string) => string)[] = [
  (fill, rim) =>
    `<path d="M150 92l62 58-62 118-62-118z" fill="${fill}"/><path d="M88 150h124M150 92l-26 58 26 118 26-118z" fill="none" stroke="${rim}" stroke-width="5" stroke-linejoin="round"/>`,
  (fill, rim) =>
    `<circle cx="150" cy="176" r="78" fill="${fill}"/><circle cx="150" cy="176" r="54" fill="none" stroke="${rim}" stroke-width="5" stroke-dasharray="17 12"/><path d="M150 136l12 26 28 3-21 19 6 28-25-14-25 14 6-28-21-19 28-3z" fill="${rim}"/>`,
  (fill, rim) =>
    `<path d="M64 214c18-66 60-102 122-104-14 14-16 28-8 42 22 0 44-10 58-26 2 62-44 116-104 116-30 0-54-10-68-28z" fill="${fill}"/><circle cx="176" cy="152" r="8" fill="${rim}"/><path d="M84 210c28 10 58 6 84-16" fill="none" stroke="${rim}" stroke-width="5" stroke-linecap="round"/>`,
  (fill, rim) =>
    `<rect x="82" y="106" width="92" height="132" rx="12" fill="${rim}" transform="rotate(-12 128 172)"/><rect x="124" y="106" width="92" height="132" rx="12" fill="${fill}" transform="rotate(9 170 172)"/><path d="M172 142c18 20 32 30 32 46a16 16 0 0 1-28 10 16 16 0 0 1-28-10c0-16 10-26 24-46z" fill="${rim}" transform="rotate(9 170 172)"/>`,
  (fill, rim) =>
    `<path d="M102 128h96l16 34-64 86-64-86z" fill="${fill}"/><path d="M86 162h128M102 128l22 34 26 86 26-86 22-34M124 162l26-34 26 34" fill="none" stroke="${rim}" stroke-width="5" stroke-linejoin="round"/>`,
  (fill, rim) =>
    `<path d="M150 98c40 26 60 60 52 112l-28 22h-48l-28-22c-8-52 12-86 52-112z" fill="${fill}"/><circle cx="150" cy="164" r="20" fill="${rim}"/><path d="M126 236l-8 32 32-18 32 18-8-32" fill="${rim}"/>`,
];

/** A game's cover: ground, emblem and light, from a seed. */
function cover(seed: number, name: string): string {
  const hue = (seed * 67 + 168) % 360;
  const emblem = emblems[seed % emblems.length] ?? (() => "");
  const sun = 70 + ((seed * 53) % 160);
  const words = name
    .replace(/[:'].*/, "")
    .toUpperCase()
    .split(" ")
    .filter((word) => !["OF", "THE", "AND"].includes(word))
    .slice(0, 2);
  const lettering = words
    .map(
      (word, line) =>
        `<text x="150" y="${334 + line * 36 - (words.length - 1) * 18}" textLength="${Math.min(228, word.length * 27)}" lengthAdjust="spacingAndGlyphs" text-anchor="middle" font-family="Georgia,serif" font-weight="700" font-size="34" fill="${tone(95, 0.05, hue + 60)}">${word}</text>`,
    )
    .join("");
  return address(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="300" height="400"><defs><linearGradient id="a" x2=".3" y2="1"><stop stop-color="${tone(46, 0.13, hue)}"/><stop offset=".55" stop-color="${tone(30, 0.1, hue + 40)}"/><stop offset="1" stop-color="${tone(17, 0.06, hue + 60)}"/></linearGradient><radialGradient id="b"><stop stop-color="${tone(88, 0.15, hue + 150)}" stop-opacity=".95"/><stop offset=".35" stop-color="${tone(70, 0.17, hue + 120)}" stop-opacity=".5"/><stop offset="1" stop-color="${tone(50, 0.1, hue)}" stop-opacity="0"/></radialGradient><linearGradient id="c" x2="0" y2="1"><stop stop-color="${tone(90, 0.1, hue + 160)}"/><stop offset="1" stop-color="${tone(62, 0.18, hue + 130)}"/></linearGradient></defs><rect width="300" height="400" fill="url(#a)"/><circle cx="${sun}" cy="160" r="190" fill="url(#b)"/><path d="M0 288c60-44 112-22 158-40s92-52 142-22v174H0z" fill="${tone(22, 0.07, hue + 50)}" opacity=".75"/><path d="M0 330c70-40 140-6 300-34v104H0z" fill="${tone(14, 0.04, hue + 60)}"/>${emblem("url(#c)", tone(24, 0.09, hue + 40))}${lettering}</svg>`,
  );
}

/** A wide picture of the same family for banners, `ratio` wide to one high. */
function panorama(seed: number, ratio: number): string {
  const hue = (seed * 83 + 172) % 360;
  const width = Math.round(400 * ratio);
  const emblem = emblems[seed % emblems.length] ?? (() => "");
  return address(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 400" width="${width}" height="400" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="a" x2="1" y2=".6"><stop stop-color="${tone(20, 0.06, hue + 30)}"/><stop offset=".6" stop-color="${tone(34, 0.11, hue)}"/><stop offset="1" stop-color="${tone(48, 0.14, hue + 50)}"/></linearGradient><radialGradient id="b"><stop stop-color="${tone(86, 0.16, hue + 140)}" stop-opacity=".9"/><stop offset="1" stop-color="${tone(50, 0.1, hue)}" stop-opacity="0"/></radialGradient><linearGradient id="c" x2="0" y2="1"><stop stop-color="${tone(92, 0.09, hue + 150)}"/><stop offset="1" stop-color="${tone(64, 0.18, hue + 120)}"/></linearGradient></defs><rect width="${width}" height="400" fill="url(#a)"/><circle cx="${width * 0.66}" cy="190" r="260" fill="url(#b)"/><path d="M0 300c${width * 0.2}-60 ${width * 0.35} 10 ${width * 0.55}-30s${width * 0.3}-70 ${width * 0.45}-30v160H0z" fill="${tone(16, 0.05, hue + 40)}" opacity=".8"/><g transform="translate(${width * 0.66 - 180} -20) scale(1.2)">${emblem("url(#c)", tone(24, 0.09, hue + 30))}</g></svg>`,
  );
}

const wordmark = (name: string, seed: number): string =>
  address(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 40" width="128" height="40"><path d="M6 20l8-12 8 12-8 12z" fill="${tone(72, 0.15, seed * 47 + 160)}"/><text x="30" y="27" font-family="Verdana,sans-serif" font-weight="700" font-size="19" fill="${tone(68, 0.03, seed * 47 + 160)}">${name}</text></svg>`,
  );

const portrait = (seed: number): string =>
  address(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80" width="80" height="80"><rect width="80" height="80" fill="${tone(52, 0.12, seed * 71)}"/><circle cx="40" cy="32" r="15" fill="${tone(90, 0.06, seed * 71 + 60)}"/><path d="M10 80c3-20 14-28 30-28s27 8 30 28z" fill="${tone(82, 0.1, seed * 71 + 120)}"/></svg>`,
  );

const names = [
  "Jade Garden",
  "Moonlit Reels",
  "Koi of the Ninth Wave",
  "Paper Lantern Express",
  "Sapphire Well",
  "Rocket Orchard",
  "Tiger Porcelain",
  "Salt and Silver",
  "The Clockmaker's Daughter: Midnight Edition",
  "Copper Comet",
  "Harbour Lights",
  "Velvet Ace",
  "Monsoon Fortune",
  "Glass Peacock",
  "Nine Bells",
  "Saffron Road",
  "Ember Crown",
  "Lotus Arcade",
] as const;

/** Names of invented vendors. */
export const sampleVendorNames = [
  "Lumen",
  "Ostra",
  "Nightjar",
  "Kavi",
  "Brightwell",
  "Tessel",
  "Ninefold",
  "Halcyon",
] as const;

/**
 * Invented games with covers, in the same order each time.
 *
 * @example sampleGames(12)
 */
export function sampleGames(count: number): SampleGame[] {
  return Array.from({ length: count }, (_, index) => {
    const name = names[index % names.length] ?? "Jade Garden";
    return {
      id: `game-${index}`,
      name,
      vendorName:
        sampleVendorNames[index % sampleVendorNames.length] ?? "Lumen",
      imageUrl: cover(index, name),
      imageColor: tone(32, 0.1, (index * 67 + 188) % 360),
      hot: index % 5 === 0,
      trial: index % 3 !== 1,
    };
  });
}

/** Invented banners: `ratio` is width to height. */
export function sampleBanners(
  count: number,
  ratio = 3,
): { id: string; imageUrl: string; title: string; href: string }[] {
  const titles = [
    "Lantern week: free rounds every evening",
    "New on the floor: Koi of the Ninth Wave",
    "Bring a friend, share the tide",
    "Weekend tournament",
    "Quiet hours cashback",
  ];
  return Array.from({ length: count }, (_, index) => ({
    id: `banner-${index}`,
    imageUrl: panorama(index, ratio),
    title: titles[index % titles.length] ?? "Lantern week",
    href: "/promotions",
  }));
}

/** Invented vendors with wordmarks. */
export function sampleVendors(): {
  key: string;
  label: string;
  imageUrl: string;
}[] {
  return sampleVendorNames.map((label, index) => ({
    key: label.toUpperCase(),
    label,
    imageUrl: wordmark(label, index),
  }));
}

/** A member's invented picture. */
export const sampleAvatar = portrait(3);

/** Recent wins with masked players. */
export const sampleWins = [
  {
    player: "lo***92",
    gameName: "Jade Garden",
    amount: "18250.00",
    currencySymbol: "RM",
    gameRoom: "Lumen",
  },
  {
    player: "ka***ra",
    gameName: "Koi of the Ninth Wave",
    amount: "9640.50",
    currencySymbol: "RM",
    gameRoom: "Ostra",
  },
  {
    player: "mi***07",
    gameName: "Velvet Ace",
    amount: "7315.20",
    currencySymbol: "RM",
    gameRoom: "Table 4",
  },
  {
    player: "sa***ng",
    gameName: "Moonlit Reels",
    amount: "4120.00",
    currencySymbol: "RM",
    gameRoom: "Nightjar",
  },
  {
    player: "te***st",
    gameName: "Harbour Lights",
    amount: "2988.75",
    currencySymbol: "RM",
    gameRoom: "Kavi",
  },
  {
    player: "an***ee",
    gameName: "Monsoon Fortune",
    amount: "1204.10",
    currencySymbol: "RM",
    gameRoom: "Tessel",
  },
];

/** A picture that cannot load, for the state of a missing cover. */
export const brokenImage = "data:image/png;base64,AAAA";

/** A captcha, as a platform would draw it. */
export const sampleCaptcha = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><rect width="120" height="40" fill="white"/><g font-family="monospace" font-size="26" font-weight="700" fill="black"><text x="12" y="29" transform="rotate(-9 20 20)">K</text><text x="38" y="30" transform="rotate(7 46 20)">7</text><text x="64" y="28" transform="rotate(-5 72 20)">W</text><text x="90" y="30" transform="rotate(10 98 20)">4</text></g><path d="M4 26C34 6 70 38 116 14" stroke="black" stroke-width="1.5" fill="none" opacity=".6"/></svg>',
)}`;
