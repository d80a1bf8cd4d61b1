import { n } from "../kit.ts";
import { rays } from "../grounds/ground.ts";
import {
  beams,
  coinsFlying,
  frame,
  medal,
  plaque,
  ribbon,
  signboard,
} from "./parts.ts";
import {
  backlight,
  contact,
  emblem,
  shade,
  title,
  type Layout,
} from "./scene.ts";

/** One large emblem in its own light, title in an arch below. */
export const hero: Layout = (s) =>
  s.ground +
  backlight(s, 150, 196, 165) +
  contact(s, 150, 296, 104) +
  emblem(s, s.emblem, 150, 188, 220) +
  shade(s, "foot") +
  title(s, 338, "bowl", 96);

/** A lamp-lit sign hung over the emblem, coins below. */
export const marquee: Layout = (s) => {
  const { k } = s;
  return (
    s.ground +
    backlight(s, 150, 290, 150) +
    contact(s, 150, 384, 110) +
    emblem(s, s.emblem, 150, 284, 212) +
    coinsFlying(k, 9, 210, 400) +
    signboard(k, 92, 96) +
    title(s, 140, "level", 66, 232)
  );
};

/** The emblem set in a jewelled ring, title on a ribbon. */
export const medallion: Layout = (s) =>
  s.ground +
  rays(s.k, 150, 186, 330, 22, s.k.tone("glow", 0.9), 0.45) +
  medal(s.k, 150, 186, 106) +
  backlight(s, 150, 186, 92, 0.9) +
  emblem(s, s.emblem, 150, 188, 178) +
  shade(s, "foot", 140) +
  ribbon(s.k, 296, 86) +
  title(s, 335, "arch", 62, 226);

/** A close-up: the emblem fills the picture and is cropped by its edge. */
export const colossus: Layout = (s) =>
  s.ground +
  backlight(s, 160, 300, 220) +
  emblem(s, s.emblem, 160, 304, 288, -6) +
  shade(s, "top", 240, 0.95) +
  shade(s, "foot", 60, 0.6) +
  title(s, 142, "level", 96, 266);

/** The emblem over water with its reflection. */
export const mirror: Layout = (s) =>
  s.ground +
  backlight(s, 150, 200, 150) +
  `<g transform="translate(0 ${2 * 292}) scale(1 -1)" opacity=".38">${emblem(s, s.emblem, 150, 192, 202)}</g>` +
  `<path d="M0 292H300V400H0z" fill="${s.k.fade(s.k.tone("ground", 0.14), 0.3, 0.95)}"/><path d="M20 294H280" stroke="${s.k.tone("glow", 0.95, 0.5)}" stroke-width="2" opacity=".8"/>` +
  emblem(s, s.emblem, 150, 192, 202) +
  shade(s, "top", 110, 0.5) +
  title(s, 348, "pinch", 80);

/** A tilted emblem in flight, title rising with it. */
export const flight: Layout = (s) => {
  const { k } = s;
  let streaks = "";
  for (let i = 0; i < 16; i++)
    streaks += `M${n(k.random() * 340 - 60)} ${n(60 + k.random() * 330)}l${n(60 + k.random() * 110)} ${n(-(40 + k.random() * 66))}`;
  return (
    s.ground +
    backlight(s, 156, 180, 180) +
    `<path d="${streaks}" stroke="${k.tone("glow", 0.95, 0.6)}" stroke-width="2.5" stroke-linecap="round" opacity=".5"/>` +
    emblem(s, s.emblem, 150, 184, 226, 14) +
    shade(s, "foot", 180) +
    title(s, 334, "rise", 96, 266)
  );
};

/** The emblem on a lit plinth that carries the title. */
export const plinth: Layout = (s) => {
  const { k } = s;
  return (
    s.ground +
    beams(k) +
    backlight(s, 150, 182, 140) +
    `<path d="M34 284L54 262H246L266 284z" fill="${k.fill("metal")}" stroke="${k.tone("dark", 0.1)}" stroke-width="3"/><ellipse cx="150" cy="272" rx="92" ry="9" fill="${k.halo("#ffffff", 1)}"/>` +
    plaque(k, 22, 282, 256, 100) +
    emblem(s, s.emblem, 150, 174, 206) +
    title(s, 332, "level", 70, 222)
  );
};

/** The emblem emerges from rings of light. */
export const portal: Layout = (s) => {
  const { k } = s;
  const ring = (r: number, width: number, l: number, o: number) =>
    `<ellipse cx="150" cy="192" rx="${r}" ry="${n(r * 1.02)}" fill="none" stroke="${k.tone("comp", l)}" stroke-width="${width}" opacity="${o}"/>`;
  return (
    s.ground +
    `<ellipse cx="150" cy="192" rx="136" ry="139" fill="${k.tone("ground", 0.12)}" opacity=".75"/>` +
    ring(134, 16, 0.6, 0.35) +
    ring(134, 5, 0.86, 1) +
    ring(116, 2, 0.9, 0.7) +
    ring(146, 1.5, 0.9, 0.6) +
    backlight(s, 150, 192, 130, 0.9) +
    emblem(s, s.emblem, 150, 192, 218) +
    shade(s, "foot", 150) +
    title(s, 340, "bulge", 92)
  );
};

/** A framed picture like a collector's card: the name on a bar, the companions in a row below. */
export const collector: Layout = (s) => {
  const { k } = s;
  const spot = (x: number, name: typeof s.emblem) =>
    `<circle cx="${x}" cy="350" r="25" fill="${k.fill("metal")}"/><circle cx="${x}" cy="350" r="20.500" fill="${k.tone("ground", 0.2)}"/>` +
    emblem(s, name, x, 350, 38);
  return (
    s.ground +
    backlight(s, 150, 170, 150) +
    contact(s, 150, 240, 90) +
    emblem(s, s.emblem, 150, 156, 172) +
    shade(s, "foot", 130, 0.95) +
    frame(k) +
    plaque(k, 14, 238, 272, 86) +
    spot(92, s.second) +
    spot(150, s.emblem) +
    spot(208, s.third) +
    title(s, 281, "level", 62, 236)
  );
};

/** A low sun behind the emblem, title large across its feet. */
export const horizon: Layout = (s) => {
  const { k } = s;
  return (
    s.ground +
    `<circle cx="150" cy="194" r="118" fill="${k.fade(k.tone("glow", 0.95, 0.7), 0.95, 0.35)}"/><circle cx="150" cy="194" r="132" fill="none" stroke="${k.tone("glow", 0.95, 0.5)}" stroke-width="1.5" opacity=".6"/>` +
    emblem(s, s.emblem, 150, 184, 222) +
    shade(s, "foot", 180, 0.97) +
    title(s, 328, "bulge", 116, 276)
  );
};

/** A beam from above picks out the emblem in the dark. */
export const spotlight: Layout = (s) => {
  const { k } = s;
  return (
    s.ground +
    `<path d="M0 0H300V400H0z" fill="${k.tone("ground", 0.09)}" opacity=".5"/><path d="M122 -10H178L290 372H10z" fill="${k.fade(k.tone("glow", 0.97, 0.5), 0.85, 0.05)}"/>` +
    `<ellipse cx="150" cy="366" rx="140" ry="26" fill="${k.halo(k.tone("glow", 0.95, 0.6), 0.95)}"/>` +
    backlight(s, 150, 270, 120, 0.7) +
    contact(s, 150, 366, 92) +
    emblem(s, s.emblem, 150, 278, 196) +
    shade(s, "top", 230, 0.9) +
    title(s, 134, "bulge", 82)
  );
};
