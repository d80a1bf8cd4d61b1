import { rays } from "../grounds/ground.ts";
import { coinsFlying, plaque, ribbon } from "./parts.ts";
import {
  backlight,
  contact,
  emblem,
  ink,
  shade,
  title,
  type Layout,
} from "./scene.ts";

/** A leader and two companions behind it. */
export const trio: Layout = (s) =>
  s.ground +
  backlight(s, 150, 190, 175) +
  emblem(s, s.second, 66, 172, 136, -14) +
  emblem(s, s.third, 234, 172, 136, 14) +
  `<ellipse cx="150" cy="200" rx="130" ry="110" fill="${s.k.halo(s.k.tone("ground", 0.12), 0.7)}"/>` +
  emblem(s, s.emblem, 150, 194, 208) +
  shade(s, "foot", 170) +
  title(s, 338, "bowl", 96);

/** Three reels in a cabinet, title on its sign. */
export const cabinet: Layout = (s) => {
  const { k } = s;
  const reel = (
    x: number,
    name: typeof s.emblem,
    up: typeof s.emblem,
    down: typeof s.emblem,
  ) => {
    const clip = k.def(
      `reel${x}`,
      (g) =>
        `<clipPath id="${g}"><path d="M${x - 38} 196h76v168h-76z"/></clipPath>`,
    );
    return (
      `<path d="M${x - 38} 196h76v168h-76z" fill="${k.fill("ivory")}" stroke="${k.tone("dark", 0.1)}" stroke-width="2"/><g clip-path="url(#${clip})">` +
      emblem(s, up, x, 200, 66) +
      emblem(s, down, x, 360, 66) +
      `<path d="M${x - 38} 196h76v168h-76z" fill="${k.fade(k.tone("ground", 0.1), 0.75, 0)}"/><path d="M${x - 38} 306h76v60h-76z" fill="${k.fade(k.tone("ground", 0.1), 0, 0.8)}"/>` +
      emblem(s, name, x, 280, 80) +
      "</g>"
    );
  };
  return (
    s.ground +
    backlight(s, 150, 230, 190) +
    plaque(k, 10, 180, 280, 200, "key") +
    reel(68, s.emblem, s.third, s.second) +
    reel(150, s.emblem, s.second, s.third) +
    reel(232, s.emblem, s.third, s.second) +
    `<path d="M22 280H278" stroke="${k.tone("comp", 0.8)}" stroke-width="3" opacity=".55"/>` +
    shade(s, "top", 180, 0.85) +
    coinsFlying(k, 5, 350, 398) +
    title(s, 134, "arch", 76)
  );
};

/** Companions circle the emblem, some in front of it and some behind. */
export const orbit: Layout = (s) => {
  const names = [s.second, s.third, s.second, s.third, s.second, s.third];
  const at = (i: number) => {
    const a = (i / names.length) * Math.PI * 2 + 0.5;
    const depth = Math.sin(a);
    return {
      x: 150 + 116 * Math.cos(a),
      y: 204 + 58 * depth,
      size: 56 + 26 * depth,
      depth,
    };
  };
  const ring = (near: boolean) =>
    names
      .map((name, i) => ({ name, ...at(i) }))
      .filter((p) => p.depth > 0 === near)
      .map((p) => emblem(s, p.name, p.x, p.y, p.size, (p.x - 150) / 8))
      .join("");
  return (
    s.ground +
    backlight(s, 150, 196, 170) +
    `<ellipse cx="150" cy="204" rx="120" ry="60" fill="none" stroke="${s.k.tone("comp", 0.85)}" stroke-width="2" opacity=".6"/>` +
    ring(false) +
    emblem(s, s.emblem, 150, 186, 194) +
    ring(true) +
    shade(s, "foot", 150) +
    title(s, 344, "bowl", 84)
  );
};

/** Two rivals separated by a lightning bolt. */
export const versus: Layout = (s) => {
  const { k } = s;
  const bolt = "M196 -10L118 158L160 158L96 330L214 134L164 134L236 -10z";
  const cut = k.def(
    "half",
    (g) =>
      `<clipPath id="${g}"><path d="M216 -10L140 146 96 330 70 420H320V-10z"/></clipPath>`,
  );
  return (
    s.ground +
    `<g clip-path="url(#${cut})"><path d="M0 0H300V400H0z" fill="${k.tone("comp", 0.46)}" opacity=".82"/>${rays(k, 230, 160, 260, 14, k.tone("comp", 0.9), 0.5)}</g>` +
    backlight(s, 88, 176, 100, 0.8) +
    `<path d="${bolt}" fill="${k.fill("yellow")}" ${ink(k)}/><path d="M196 -10L118 158L126 158L206 -10z" fill="#fff" opacity=".7"/>` +
    emblem(s, s.emblem, 84, 178, 156, -6) +
    emblem(s, s.second, 220, 214, 150, 6) +
    shade(s, "foot", 170, 0.95) +
    title(s, 338, "rise", 90, 264)
  );
};

/** Coins and treasures fall from above. */
export const shower: Layout = (s) =>
  s.ground +
  rays(s.k, 150, 60, 380, 18, s.k.tone("glow", 0.95), 0.5) +
  backlight(s, 150, 196, 150) +
  emblem(s, s.emblem, 150, 198, 206) +
  coinsFlying(s.k, 14, 4, 300) +
  emblem(s, s.second, 44, 262, 84, -18) +
  emblem(s, s.third, 256, 262, 84, 18) +
  shade(s, "foot", 150) +
  title(s, 340, "arch", 90);

/** A shield of arms with the title across it. */
export const crest: Layout = (s) => {
  const { k } = s;
  const shield =
    "M150 58C190 76 230 80 258 78C266 172 246 254 150 314C54 254 34 172 42 78C70 80 110 76 150 58z";
  return (
    s.ground +
    backlight(s, 150, 184, 190) +
    emblem(s, s.second, 50, 250, 100, -22) +
    emblem(s, s.third, 250, 250, 100, 22) +
    `<path d="${shield}" fill="${k.fill("metal")}" ${ink(k)}/><path d="${shield}" fill="${k.fill("ground")}" stroke="${k.tone("metal", 0.3)}" stroke-width="2.5" transform="translate(15 18) scale(.9)"/><path d="M150 76C116 90 86 94 60 92C54 170 68 226 150 284z" fill="#fff" opacity=".1"/>` +
    backlight(s, 150, 180, 100, 0.8) +
    emblem(s, s.emblem, 150, 184, 172) +
    shade(s, "foot", 150) +
    ribbon(k, 296, 86, "comp") +
    title(s, 335, "arch", 62, 226)
  );
};

/** An arch in a dark wall, through which the scene is seen. */
export const archway: Layout = (s) => {
  const { k } = s;
  const hole = "M44 306V172C44 104 110 78 150 58C190 78 256 104 256 172V306z";
  return (
    s.ground +
    backlight(s, 150, 190, 140) +
    contact(s, 150, 294, 80) +
    `<path fill-rule="evenodd" d="M0 0H300V400H0z${hole}" fill="${k.fill("dark")}"/><path d="${hole}" fill="none" stroke="${k.fill("metal")}" stroke-width="9"/><path d="${hole}" fill="none" stroke="${k.tone("dark", 0.1)}" stroke-width="1.5" transform="translate(9 12) scale(.94)"/>` +
    `<path d="M150 30h0M22 132h0M278 132h0M22 176h0M278 176h0M22 220h0M278 220h0" stroke="${k.tone("comp", 0.75)}" stroke-width="9" stroke-linecap="round"/>` +
    emblem(s, s.emblem, 150, 196, 200) +
    emblem(s, s.second, 40, 290, 76, -10) +
    emblem(s, s.third, 260, 290, 76, 10) +
    title(s, 352, "level", 72, 262)
  );
};
