import { grounds, type GroundName } from "./grounds/index.ts";
import { n, Kit } from "./kit.ts";
import { rays } from "./grounds/ground.ts";
import { coinsFlying } from "./layouts/parts.ts";
import { contact, emblem, type Scene } from "./layouts/scene.ts";
import { letter } from "./lettering.ts";
import { finish, sparkle } from "./light.ts";
import { palettes } from "./palettes.ts";
import { pick, randomFrom } from "./random.ts";
import { themeOf } from "./theme.ts";
import type { GameKind } from "./theme-types.ts";
import { wrap } from "./svg.ts";

/** Input for drawing a banner. */
export interface BannerInput {
  id: string;
  /** Decides what the picture shows, and is its spoken name. */
  title: string;
  /** Lettered on the picture; omit it where text is laid over the picture. */
  text?: string;
  ratio: "16:9" | "3:1" | "1:1";
  /** Words that say what to show, or a kind of game. */
  theme: string;
}

const sizes = {
  "16:9": [960, 540],
  "3:1": [1200, 400],
  "1:1": [600, 600],
} as const;
const kinds: readonly GameKind[] = [
  "slots",
  "live",
  "fish",
  "cards",
  "in-house",
  "sports",
  "esports",
  "lottery",
  "elottery",
  "cockfight",
];

/** Words in a banner's id or theme that indicate a kind of game. */
const hints: readonly (readonly [RegExp, GameKind])[] = [
  [/\b(?:live|salons?|dealers?|tables?)\b/, "live"],
  [/\b(?:deep|fish|fishing|reef|sea|tide)\b/, "fish"],
  [/\b(?:sports?|match|kick ?off|derby|goal)\b/, "sports"],
  [/\b(?:esports?|arena)\b/, "esports"],
  [/\b(?:lottery|draws?|numbers?)\b/, "lottery"],
  [/\b(?:cards?|pvp|rummy|poker)\b/, "cards"],
];

function kindIn(theme: string, words: string): GameKind {
  const named = kinds.find((name) => name === theme);
  const hinted = hints.find(([known]) => known.test(words.toLowerCase()));
  return named ?? hinted?.[1] ?? "slots";
}

/** Position and size of the emblem, as shares of width and height. */
const places = {
  // A phone shows the middle 16:9 of a 3:1, so the emblem ends well before its edge.
  "3:1": { x: 0.625, y: 0.5, size: 0.8 },
  "16:9": { x: 0.645, y: 0.5, size: 0.62 },
  "1:1": { x: 0.5, y: 0.46, size: 0.6 },
} as const;

/**
 * Draws a banner with its emblem between 50 % and 78 % of the width. Both outer thirds are dark and calm, because
 * text is laid over the left of the picture, or over its right on right-to-left pages.
 * @example bannerArt({ id: "welcome", title: "Welcome gift", ratio: "16:9", theme: "treasure" })
 */
export function bannerArt({
  id,
  title,
  text,
  ratio,
  theme,
}: BannerInput): string {
  const [w, h] = sizes[ratio];
  const random = randomFrom(`${id}:banner`);
  const words = `${theme} ${title} ${id.replaceAll("-", " ")}`;
  const about = themeOf(words, kindIn(theme, words), random);
  const k = new Kit(`${id}:${ratio}`, palettes[pick(random, about.palettes)]);
  const ground: GroundName = pick(random, about.grounds);
  const main = pick(random, about.emblems);
  const others = about.companions.filter((name) => name !== main);
  const s: Scene = {
    k,
    title,
    face: "flare",
    paint: "metal",
    ground: "",
    veil: "",
    emblem: main,
    second: others[0] ?? main,
    third: others[1] ?? others[0] ?? main,
  };
  const square = ratio === "1:1";
  const place = places[ratio];
  const [x, y, u] = [w * place.x, h * place.y, h * place.size];
  const deep = k.tone("ground", 0.13, 0.9);
  const veil = square
    ? `<path d="M0 ${n(h * 0.6)}H${w}V${h}H0z" fill="${k.fade(deep, 0, 0.92)}"/>`
    : `<path d="M0 0H${n(w * 0.54)}V${h}H0z" fill="${k.fade(deep, 0.94, 0, true)}"/><path d="M${n(w * 0.66)} 0H${w}V${h}H${n(w * 0.66)}z" fill="${k.fade(deep, 0, 0.9, true)}"/>`;
  const light =
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(u * 0.82)}" fill="${k.halo(k.tone("glow", 0.9, 0.8), 0.95)}"/>` +
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(u * 0.5)}" fill="${k.halo("#ffffff", 0.4)}"/>`;
  const art =
    // Wider than the picture, so that its middle lies behind the emblem.
    grounds[ground](k, x * 2, h) +
    rays(k, x, y, w * 0.5, 20, k.tone("glow", 0.92), 0.3) +
    veil +
    light +
    contact(s, x, y + u * 0.5, u * 0.46) +
    emblem(s, s.second, x - u * 0.4, y + u * 0.2, u * 0.46, -14) +
    emblem(s, s.third, x + u * 0.4, y + u * 0.2, u * 0.46, 14) +
    emblem(s, s.emblem, x, y, u) +
    `<g transform="translate(${n(x - u * 0.6)} ${n(y - u * 0.5)}) scale(${n((u * 1.2) / 300)})">${coinsFlying(k, 8, 20, 250)}</g>` +
    sparkle(k, w, h) +
    finish(k, w, h, 0.5) +
    (text
      ? letter(k, {
          text,
          face: "flare",
          paint: "metal",
          bend: "level",
          x: square ? w / 2 : w * 0.25,
          y: square ? h * 0.84 : h * 0.5,
          width: w * (square ? 0.86 : 0.42),
          height: h * (square ? 0.2 : 0.4),
        })
      : "");
  return wrap(w, h, title, k.defs() + art);
}
