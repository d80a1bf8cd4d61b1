import { emblems, type EmblemName } from "./emblems/index.ts";
import { rays, room } from "./grounds/ground.ts";
import { Kit } from "./kit.ts";
import { ink } from "./layouts/scene.ts";
import { palettes, type PaletteName } from "./palettes.ts";
import { pick, randomFrom } from "./random.ts";
import { wrap } from "./svg.ts";

const faces: readonly [EmblemName, ...EmblemName[]] = [
  "wolf",
  "tiger",
  "dragon",
  "bull",
  "lion",
  "fox",
  "owl",
  "phoenix",
  "rooster",
  "octopus",
  "shark",
  "koi",
  "sun",
  "mask",
  "crown",
  "rocket",
];
const tints: readonly [PaletteName, ...PaletteName[]] = [
  "fjord",
  "lagoon",
  "royal",
  "dusk",
  "jade",
  "velvet",
  "savanna",
  "midnight",
  "ember",
  "arctic",
];

/**
 * Draws a member's avatar: square, and safe to crop to a circle.
 * @example avatarArt({ id: "member-3" })
 */
export function avatarArt({ id }: { id: string }): string {
  const random = randomFrom(`${id}:avatar`);
  const k = new Kit(`${id}:avatar`, palettes[pick(random, tints)]);
  const art =
    room(k, 160, 160, 0.56, 0.45) +
    rays(k, 80, 76, 120, 14, k.tone("glow", 0.92), 0.35) +
    `<circle cx="80" cy="76" r="74" fill="${k.halo(k.tone("glow", 0.92, 0.7), 0.8)}"/>` +
    `<g transform="translate(80 84) scale(.6)" ${ink(k)}>${emblems[pick(random, faces)](k)}</g>`;
  return wrap(160, 160, "", k.defs() + art);
}
