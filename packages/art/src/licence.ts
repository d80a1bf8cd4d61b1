import { Kit, n } from "./kit.ts";
import { letter } from "./lettering.ts";
import { palettes } from "./palettes.ts";
import { hash } from "./random.ts";
import { wrap } from "./svg.ts";

/**
 * Draws the seal of a fictitious licence.
 * @example licenceArt({ id: "harbour-authority" })
 */
export function licenceArt({ id }: { id: string }): string {
  const tints = [
    palettes.fjord,
    palettes.lagoon,
    palettes.midnight,
    palettes.jade,
  ];
  const k = new Kit(
    `${id}:licence`,
    tints[hash(id) % tints.length] ?? palettes.fjord,
  );
  let lace = "";
  for (let i = 0; i < 24; i++)
    lace += `<ellipse cx="90" cy="90" rx="70" ry="${n(26 + (i % 3) * 9)}" transform="rotate(${n(i * 7.5)} 90 90)"/>`;
  const art =
    `<path d="${k.star(90, 90, 88, 36, 82)}" fill="${k.fill("metal")}"/><circle cx="90" cy="90" r="76" fill="${k.orb("ground")}"/>` +
    `<g fill="none" stroke="${k.tone("metal", 0.85)}" stroke-width=".5" opacity=".6">${lace}</g>` +
    `<path d="M90 34C104 44 120 47 132 46C135 92 122 124 90 146C58 124 45 92 48 46C60 47 76 44 90 34z" fill="${k.fill("key")}" stroke="${k.tone("metal", 0.9)}" stroke-width="3"/>` +
    `<path d="M90 34C76 44 60 47 48 46C45 92 58 124 90 146z" fill="#fff" opacity=".16"/><path d="M68 92l16 17 30-36" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>` +
    letter(k, {
      text: "LICENSED",
      face: "flare",
      x: 90,
      y: 156,
      width: 96,
      height: 18,
      bend: "level",
      paint: "metal",
      lines: 1,
    });
  return wrap(180, 180, "", k.defs() + art);
}
