/*
 * Invented games, providers and pictures for stories and tests. Pictures are small `data:` URLs, so that a story
 * needs no network; their colours belong to the art, not to the theme.
 */

import {
  address,
  cover,
  emblemAt,
  panorama,
  tone,
  type Emblem,
} from "./storySamplesArt.ts";

interface SampleGame {
  readonly id: string;
  readonly name: string;
  readonly vendorName: string;
  readonly imageUrl: string;
  readonly imageColor: string;
  readonly hot: boolean;
  readonly trial: boolean;
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

/** What the covers show, in the same order as the names. */
const emblems: readonly Emblem[] = [
  "lotus",
  "chip",
  "fish",
  "lantern",
  "gem",
  "rocket",
  "crown",
  "cards",
  "wheel",
  "rocket",
  "lantern",
  "cards",
  "lotus",
  "gem",
  "bell",
  "chip",
  "crown",
  "lotus",
];

/** Names of invented providers. */
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
      imageUrl: cover(
        index,
        name,
        emblems[index % emblems.length] ?? emblemAt(index),
      ),
      imageColor: tone(32, 0.1, (index * 67 + 188) % 360),
      hot: index % 5 === 0,
      trial: index % 3 !== 1,
    };
  });
}

/** Invented banners; `ratio` is width divided by height. */
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

/** Invented providers with wordmarks. */
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

/** A picture that cannot load, for stories of a missing cover. */
export const brokenImage = "data:image/png;base64,AAAA";

/** A captcha, as a platform might draw it. */
export const sampleCaptcha = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><rect width="120" height="40" fill="white"/><g font-family="monospace" font-size="26" font-weight="700" fill="black"><text x="12" y="29" transform="rotate(-9 20 20)">K</text><text x="38" y="30" transform="rotate(7 46 20)">7</text><text x="64" y="28" transform="rotate(-5 72 20)">W</text><text x="90" y="30" transform="rotate(10 98 20)">4</text></g><path d="M4 26C34 6 70 38 116 14" stroke="black" stroke-width="1.5" fill="none" opacity=".6"/></svg>',
)}`;

export interface SampleBet {
  readonly id: string;
  readonly game: string;
  readonly vendor: string;
  readonly placedAt: number;
  readonly rounds: number;
  readonly stake: string;
  readonly result: string;
  readonly state: "settled" | "open" | "void";
}

/**
 * Invented bets of a member, the latest first, in the same order each time.
 *
 * @example sampleBets(40)
 */
export function sampleBets(count: number): SampleBet[] {
  return Array.from({ length: count }, (_, index) => {
    const cents = (index * 7919 + 1250) % 500_000;
    const won = (index * 31) % 7 < 3;
    const result = won ? cents * 2 : -cents;
    const amount = (value: number) => (value / 100).toFixed(2);
    return {
      id: `B26030${String(482_113 - index * 37)}`,
      game: names[(index * 5) % names.length] ?? "Jade Garden",
      vendor:
        sampleVendorNames[(index * 3) % sampleVendorNames.length] ?? "Lumen",
      placedAt: Date.UTC(2026, 2, 4, 15, 42, 7) - index * 1_737_000,
      rounds: 1 + ((index * 13) % 240),
      stake: amount(cents),
      result: index % 11 === 4 ? "0.00" : amount(result),
      state: index === 0 ? "open" : index % 11 === 4 ? "void" : "settled",
    };
  });
}

interface SampleMessage {
  readonly id: string;
  readonly title: string;
  readonly preview: string;
  readonly sentAt: number;
  readonly read: boolean;
}

/** Current time in stories with messages. */
export const sampleNow = Date.UTC(2026, 2, 4, 15, 55, 0);

const letters = [
  [
    "Your withdrawal is on its way",
    "RM 1,200.00 left for North Lake Bank. It arrives within the hour; we write again when it has.",
  ],
  [
    "Quiet hours this weekend",
    "Between 02:00 and 04:00 on Saturday the cashier rests. Games go on as always.",
  ],
  [
    "A gift is waiting in your rewards",
    "Thirty free rounds on Moonlit Reels, yours until the end of the month.",
  ],
  [
    "New sign-in from another device",
    "If it was you, nothing needs doing. If not, change your password now.",
  ],
  [
    "Deposit confirmed",
    "RM 300.00 by bank transfer is in your balance. Thank you for your patience.",
  ],
  [
    "Your monthly statement for February",
    "What came, what went and what stayed, on one page.",
  ],
] as const;

/**
 * Invented messages of an inbox, the latest first, in the same order each time.
 *
 * @example sampleMessages(12)
 */
export function sampleMessages(count: number): SampleMessage[] {
  return Array.from({ length: count }, (_, index) => {
    const [title, preview] = letters[index % letters.length] ?? letters[0];
    return {
      id: `message-${index}`,
      title,
      preview,
      sentAt: sampleNow - 1_500_000 - index * 23_400_000,
      read: (index * 7) % 5 !== 0 && index !== 1,
    };
  });
}
