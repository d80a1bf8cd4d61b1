import { oklch } from "./colour.ts";
import type { EmblemName } from "./emblems/index.ts";
import { grounds } from "./grounds/index.ts";
import { Kit } from "./kit.ts";
import { layouts, type LayoutName } from "./layouts/index.ts";
import type { FaceName } from "./letters/faces.ts";
import { finish, sparkle } from "./light.ts";
import { palettes, type Palette } from "./palettes.ts";
import { hash, pick, randomFrom } from "./random.ts";
import { themeOf } from "./theme.ts";
import type { GameKind } from "./theme-types.ts";
import { wrap } from "./svg.ts";

/** Input for drawing a cover. */
export interface CoverInput {
  /** Seeds everything; the same id always gives the same picture. */
  id: string;
  /** Lettered on the cover, and read to find out what the game is about. */
  title: string;
  kind: GameKind;
  /** The provider's code: gives its games a family look in lettering. */
  vendor: string;
}

const order: readonly LayoutName[] = [
  "hero",
  "medallion",
  "trio",
  "colossus",
  "plinth",
  "shower",
  "portal",
  "marquee",
  "orbit",
  "collector",
  "flight",
  "crest",
  "mirror",
  "horizon",
  "archway",
  "cabinet",
];
/** Replaces the cabinet layout: two rivals for contests between two sides; reels only for slot machines. */
const instead: Partial<Record<GameKind, LayoutName>> = {
  sports: "versus",
  esports: "versus",
  cockfight: "versus",
  slots: "cabinet",
};
/** Drawings with many parts: used only as the main emblem, because as small companions they would only add bytes. */
const intricate: ReadonlySet<EmblemName> = new Set([
  "gears",
  "crystals",
  "crown",
  "drawCage",
  "chest",
  "chips",
  "roulette",
  "balls",
  "gamepad",
  "lion",
  "dragon",
  "wheel",
  "melon",
]);
const facesOf: Partial<Record<GameKind, readonly [FaceName, ...FaceName[]]>> = {
  sports: ["block", "poster"],
  esports: ["block", "block", "poster"],
  live: ["flare", "slim", "flare"],
  lottery: ["round", "poster"],
  elottery: ["round", "block"],
  cards: ["flare", "poster"],
};

/**
 * Returns the layout of a cover; consecutive numeric ids never get the same layout.
 * @example layoutOf("game-17", "slots")
 */
export function layoutOf(id: string, kind: GameKind): LayoutName {
  const count = /^(.*?)(\d{1,9})$/.exec(id);
  const step = count?.[2] === undefined ? hash(id) : Number(count[2]);
  const base = hash(`${count?.[1] ?? ""}:layout`);
  // Neighbours are 5 or 8 places apart; neither is a multiple of the length, so they always differ.
  const at =
    (step * 5 + Math.floor(step / order.length) * 3 + base) % order.length;
  const name = order[at] ?? "hero";
  return name === "cabinet" ? (instead[kind] ?? "spotlight") : name;
}

function look({ id, title, kind, vendor }: CoverInput) {
  const random = randomFrom(`${id}:look`);
  const theme = themeOf(title, kind, random);
  const base = palettes[pick(random, theme.palettes)];
  const drift = (random() - 0.5) * 18;
  const palette: Palette = {
    ...base,
    ground: base.ground + drift,
    glow: base.glow + drift / 2,
    key: base.key + drift,
  };
  const faces =
    facesOf[kind] ?? (["poster", "flare", "round", "poster", "flare"] as const);
  const wish =
    faces[(hash(vendor) + Math.floor(random() * 2)) % faces.length] ?? "poster";
  // Serifs need room: a long title is set without them.
  const face = wish === "flare" && title.length > 20 ? "poster" : wish;
  return { random, theme, palette, face };
}

/**
 * Draws a game's cover: a complete SVG of 300 × 400.
 * @example gameCover({ id: "rng-17", title: "Lantern River", kind: "slots", vendor: "JL" })
 */
export function gameCover(input: CoverInput): string {
  const { random, theme, palette, face } = look(input);
  const k = new Kit(input.id, palette);
  const emblem = pick(random, theme.emblems);
  const others = theme.companions.filter((name) => name !== emblem);
  const light = others.filter((name) => !intricate.has(name));
  const rest = light.length > 0 ? light : others;
  const second = rest[Math.floor(random() * rest.length)] ?? emblem;
  const third =
    rest.filter((name) => name !== second)[
      Math.floor(random() * Math.max(1, rest.length - 1))
    ] ?? second;
  const ground = grounds[pick(random, theme.grounds)](k, 300, 400);
  const scene = {
    k,
    title: input.title,
    face,
    paint: random() < 0.72 ? "metal" : "ivory",
    ground,
    emblem,
    second,
    third,
    veil: sparkle(k, 300, 400) + finish(k, 300, 400),
  } as const;
  const art = layouts[layoutOf(input.id, input.kind)](scene);
  return wrap(300, 400, input.title, k.defs() + art);
}

/**
 * The average tone of a cover, shown as a placeholder while it loads.
 * @example coverColor({ id: "rng-17", title: "Lantern River", kind: "slots", vendor: "JL" }) // "#2b4a63"
 */
export function coverColor(input: CoverInput): string {
  const { palette } = look(input);
  // Measured on rendered covers: ground and light together set the tone; emblems and shading desaturate it.
  const towards = ((palette.glow - palette.ground + 540) % 360) - 180;
  return oklch(0.47, 0.06, palette.ground + towards * 0.35);
}
