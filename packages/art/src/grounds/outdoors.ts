import { n } from "../kit.ts";
import { between } from "../random.ts";
import {
  cover,
  dots,
  glow,
  hills,
  rays,
  ridge,
  sky,
  type Ground,
} from "./ground.ts";

/** Mountains in mist under a low moon. */
export const peaks: Ground = (k, w, h) => {
  const x = w * between(k.random, 0.3, 0.7);
  return (
    sky(k, w, h) +
    dots(k, w, h * 0.4, 36, 1.2, "#fff", 0.7) +
    glow(k, x, h * 0.38, w * 0.5, w * 0.5, k.tone("glow", 0.85)) +
    `<circle cx="${n(x)}" cy="${n(h * 0.36)}" r="${n(h * 0.12)}" fill="${k.tone("glow", 0.93, 0.5)}"/>` +
    `<path d="${ridge(k, w, h * 0.58, h * 0.2, h * 0.13, h)}" fill="${k.tone("ground", 0.5, 1.2)}" opacity=".75"/>` +
    `<path d="${ridge(k, w, h * 0.66, h * 0.16, h * 0.1, h)}" fill="${k.tone("ground", 0.36, 1.2)}"/>` +
    glow(k, w / 2, h * 0.72, w * 0.8, h * 0.12, k.tone("glow", 0.8), 0.6) +
    `<path d="${ridge(k, w, h * 0.8, h * 0.1, h * 0.08, h)}" fill="${k.tone("ground", 0.2, 1.1)}"/>`
  );
};

/** Still water under a bright sky. */
export const lake: Ground = (k, w, h) => {
  const y = h * 0.66;
  let lines = "";
  for (let i = 0; i < 22; i++) {
    const t = i / 22;
    const wide = (0.1 + t * 0.5) * w * between(k.random, 0.4, 1);
    lines += `M${n(w / 2 - wide / 2 + between(k.random, -w, w) * 0.14)} ${n(y + 4 + t * t * h * 0.33)}h${n(wide)}`;
  }
  return (
    sky(k, w, h, 0.04) +
    dots(k, w, h * 0.45, 40, 1.3, "#fff", 0.8) +
    glow(k, w / 2, y, w * 0.7, h * 0.34, k.tone("glow", 0.88)) +
    `<path d="${ridge(k, w, y - h * 0.03, h * 0.12, h * 0.12, y)}" fill="${k.tone("ground", 0.34, 1.2)}"/>` +
    `<path d="M0 ${n(y)}H${n(w)}V${n(h)}H0z" fill="${k.tone("ground", 0.22, 1.3)}"/>` +
    glow(k, w / 2, y, w * 0.42, h * 0.3, k.tone("glow", 0.82), 0.75) +
    `<path d="${lines}" stroke="${k.tone("glow", 0.9, 0.6)}" stroke-width="1.6" stroke-linecap="round" opacity=".55"/>`
  );
};

/** Under the sea: light shafts, weed and bubbles. */
export const deep: Ground = (k, w, h) => {
  let weed = "";
  for (let x = 0; x < w; x += h * 0.05) {
    const edge = Math.abs(x / w - 0.5) * 2;
    const tall = h * (0.05 + edge * edge * between(k.random, 0.1, 0.36));
    const lean = between(k.random, -12, 12);
    weed += `M${n(x)} ${n(h)}q${n(lean)} ${n(-tall * 0.5)} ${n(lean * 0.3)} ${n(-tall)}q${n(-lean + 8)} ${n(tall * 0.4)} 9 ${n(tall)}z`;
  }
  let rings = "";
  for (let i = 0; i < 16; i++) {
    const r = between(k.random, 1.5, 7);
    rings += `<circle cx="${n(k.random() * w)}" cy="${n(k.random() * h * 0.85)}" r="${n(r)}"/>`;
  }
  const id = k.def(
    "deep",
    (g) =>
      `<linearGradient id="${g}" x2="0" y2="1"><stop stop-color="${k.tone("glow", 0.78, 0.7)}"/><stop offset=".35" stop-color="${k.tone("key", 0.52, 0.75)}"/>` +
      `<stop offset=".75" stop-color="${k.tone("ground", 0.3, 1.2)}"/><stop offset="1" stop-color="${k.tone("ground", 0.16)}"/></linearGradient>`,
  );
  return (
    cover(w, h, `url(#${id})`) +
    rays(k, w * 0.5, -h * 0.12, h * 1.05, 26, "#fff", 0.42) +
    glow(k, w / 2, 0, w * 0.7, h * 0.3, "#ffffff", 0.8) +
    `<path d="${hills(k, w, h * 0.86, h * 0.09, w * 0.34, h)}" fill="${k.tone("ground", 0.28, 1.2)}"/>` +
    `<path d="${weed}" fill="${k.tone("ground", 0.17, 1.1)}"/>` +
    `<g fill="#fff" fill-opacity=".12" stroke="#fff" stroke-opacity=".6" stroke-width=".9">${rings}</g>`
  );
};

/** Dunes in front of a very large sun. */
export const dunes: Ground = (k, w, h) => {
  const y = h * 0.46;
  return (
    sky(k, w, h, 0.08) +
    glow(k, w / 2, y, w * 0.8, w * 0.8, k.tone("glow", 0.85)) +
    `<circle cx="${n(w / 2)}" cy="${n(y)}" r="${n(h * 0.26)}" fill="${k.fade(k.tone("glow", 0.95, 0.5), 1, 0.15)}"/>` +
    `<path d="M${n(w * 0.02)} ${n(h * 0.7)}L${n(w * 0.22)} ${n(h * 0.48)} ${n(w * 0.44)} ${n(h * 0.7)}zM${n(w * 0.62)} ${n(h * 0.7)}l${n(w * 0.2)} ${n(-h * 0.16)} ${n(w * 0.2)} ${n(h * 0.16)}z" fill="${k.tone("ground", 0.4, 1.3)}" opacity=".8"/>` +
    `<path d="${hills(k, w, h * 0.7, h * 0.07, w * 0.5, h)}" fill="${k.tone("glow", 0.55, 0.7)}"/>` +
    `<path d="M0 ${n(h * 0.72)}Q${n(w * 0.4)} ${n(h * 0.7)} ${n(w * 0.56)} ${n(h * 0.84)}T${n(w)} ${n(h * 0.86)}V${n(h)}H0z" fill="${k.tone("ground", 0.3, 1.4)}"/>` +
    `<path d="M0 ${n(h * 0.88)}Q${n(w * 0.5)} ${n(h * 0.78)} ${n(w)} ${n(h * 0.94)}V${n(h)}H0z" fill="${k.tone("ground", 0.19, 1.2)}"/>`
  );
};

/** Trunks in the mist with fireflies. */
export const forest: Ground = (k, w, h) => {
  const trunks = (count: number, wide: number, spread: number) => {
    let d = "";
    for (let i = 0; i < count; i++) {
      const side = i % 2 ? 1 : -1;
      const x = w / 2 + side * w * between(k.random, spread, 0.56);
      const a = between(k.random, wide * 0.6, wide * 1.2);
      d += `M${n(x - a)} 0C${n(x - a * 0.5)} ${n(h * 0.4)} ${n(x - a * 0.6)} ${n(h * 0.7)} ${n(x - a * 1.5)} ${n(h)}H${n(x + a * 1.5)}C${n(x + a * 0.6)} ${n(h * 0.7)} ${n(x + a * 0.5)} ${n(h * 0.4)} ${n(x + a)} 0z`;
    }
    return d;
  };
  return (
    sky(k, w, h, 0.02) +
    glow(k, w / 2, h * 0.42, w * 0.65, h * 0.45, k.tone("glow", 0.88)) +
    `<path d="${trunks(8, h * 0.018, 0.12)}" fill="${k.tone("ground", 0.5, 1.2)}" opacity=".7"/>` +
    glow(k, w / 2, h * 0.6, w * 0.7, h * 0.3, k.tone("glow", 0.82), 0.5) +
    rays(k, w * 0.5, -h * 0.1, h, 18, "#fff", 0.22) +
    `<path d="${trunks(6, h * 0.035, 0.3)}" fill="${k.tone("ground", 0.26, 1.2)}"/>` +
    `<path d="${hills(k, w, h * 0.84, h * 0.07, w * 0.3, h)}" fill="${k.tone("ground", 0.18, 1.2)}"/>` +
    dots(k, w, h, 26, 3, k.tone("glow", 0.95, 0.6), 0.9) +
    `<path d="M0 0H${n(w)}V${n(h * 0.05)}q${n(-w * 0.06)} ${n(h * 0.08)} ${n(-w * 0.14)} ${n(h * 0.03)}t${n(-w * 0.16)} 0t${n(-w * 0.2)} ${n(-h * 0.01)}t${n(-w * 0.2)} 0t${n(-w * 0.14)} 0t${n(-w * 0.16)} ${n(h * 0.03)}z" fill="${k.tone("ground", 0.15)}"/>`
  );
};

/** Open space with a planet. */
export const cosmos: Ground = (k, w, h) => {
  const x = w * between(k.random, 0.1, 0.9);
  return (
    cover(w, h, k.tone("ground", 0.14, 0.9)) +
    glow(k, w * 0.3, h * 0.3, w * 0.8, h * 0.45, k.tone("key", 0.5), 0.75) +
    glow(k, w * 0.8, h * 0.62, w * 0.75, h * 0.4, k.tone("glow", 0.55), 0.7) +
    glow(k, w * 0.5, h * 0.46, w * 0.5, h * 0.3, k.tone("comp", 0.7), 0.45) +
    dots(k, w, h, 90, 1, "#fff", 0.75) +
    dots(k, w, h, 22, 2.2, "#fff", 0.9) +
    `<circle cx="${n(x)}" cy="${n(h * 0.2)}" r="${n(h * 0.13)}" fill="${k.orb("key")}"/>` +
    `<ellipse cx="${n(x)}" cy="${n(h * 0.2)}" rx="${n(h * 0.22)}" ry="${n(h * 0.04)}" fill="none" stroke="${k.tone("glow", 0.9, 0.6)}" stroke-width="3" opacity=".7" transform="rotate(-16 ${n(x)} ${n(h * 0.2)})"/>` +
    `<path d="M0 ${n(h)}V${n(h * 0.9)}Q${n(w / 2)} ${n(h * 0.76)} ${n(w)} ${n(h * 0.9)}V${n(h)}z" fill="${k.fade(k.tone("key", 0.42), 1, 0.4)}"/>` +
    `<path d="M0 ${n(h * 0.9)}Q${n(w / 2)} ${n(h * 0.76)} ${n(w)} ${n(h * 0.9)}" fill="none" stroke="${k.tone("glow", 0.9)}" stroke-width="2"/>`
  );
};

/** Roofs with swept eaves above the clouds. */
export const temple: Ground = (k, w, h) => {
  const roof = (x: number, y: number, s: number) =>
    `M${n(x - s)} ${n(y)}q${n(s * 0.5)} ${n(-s * 0.02)} ${n(s * 0.62)} ${n(-s * 0.34)}h${n(s * 0.76)}q${n(s * 0.12)} ${n(s * 0.32)} ${n(s * 0.62)} ${n(s * 0.34)}l${n(-s * 0.3)} ${n(s * 0.08)}v${n(s * 0.34)}h${n(-s * 1.4)}v${n(-s * 0.34)}z`;
  const tower = (x: number, y: number, s: number) =>
    roof(x, y, s) +
    roof(x, y - s * 0.62, s * 0.76) +
    roof(x, y - s * 1.1, s * 0.54);
  const puff = (x: number, y: number, s: number) =>
    `M${n(x)} ${n(y)}a${n(s)} ${n(s)} 0 0 1 ${n(s * 1.6)} ${n(-s * 0.7)}a${n(s * 1.3)} ${n(s * 1.3)} 0 0 1 ${n(s * 2.4)} 0a${n(s)} ${n(s)} 0 0 1 ${n(s * 1.6)} ${n(s * 0.7)}z`;
  let clouds = "";
  for (let i = 0; i < 7; i++)
    clouds += puff(
      (i / 6) * w * 1.2 - w * 0.3,
      h * between(k.random, 0.8, 0.9),
      h * 0.035,
    );
  const u = Math.min(w, h);
  return (
    sky(k, w, h, 0.06) +
    glow(k, w / 2, h * 0.4, w * 0.7, h * 0.5, k.tone("glow", 0.88)) +
    `<circle cx="${n(w / 2)}" cy="${n(h * 0.38)}" r="${n(u * 0.36)}" fill="${k.tone("glow", 0.9, 0.6)}" opacity=".5"/>` +
    `<path d="${tower(w * 0.13, h * 0.72, u * 0.24)}${tower(w * 0.88, h * 0.7, u * 0.26)}" fill="${k.tone("ground", 0.34, 1.3)}"/>` +
    glow(k, w / 2, h * 0.78, w * 0.8, h * 0.16, k.tone("glow", 0.8), 0.7) +
    `<path d="${clouds}V${n(h)}H0V${n(h * 0.86)}z" fill="${k.tone("ground", 0.24, 1.4)}" stroke="${k.tone("metal", 0.75)}" stroke-width="1.2"/>` +
    `<path d="M0 ${n(h * 0.87)}H${n(w)}V${n(h)}H0z" fill="${k.tone("ground", 0.22, 1.3)}"/>`
  );
};

/** Candy hills under fat clouds. */
export const sweetland: Ground = (k, w, h) => {
  const id = k.def(
    "sweet",
    (g) =>
      `<linearGradient id="${g}" x2="0" y2="1"><stop stop-color="${k.tone("key", 0.5, 0.8)}"/><stop offset=".6" stop-color="${k.tone("glow", 0.84, 0.6)}"/><stop offset="1" stop-color="${k.tone("comp", 0.6, 0.6)}"/></linearGradient>`,
  );
  let clouds = "";
  for (let i = 0; i < 12; i++)
    clouds += `<circle cx="${n((i / 11) * w)}" cy="${n(h * between(k.random, 0.5, 0.58))}" r="${n(h * between(k.random, 0.05, 0.1))}"/>`;
  return (
    cover(w, h, `url(#${id})`) +
    rays(k, w / 2, h * 0.5, h, 16, "#fff", 0.4) +
    `<g fill="#fff" opacity=".55">${clouds}</g>` +
    `<path d="${hills(k, w, h * 0.68, h * 0.13, w * 0.42, h)}" fill="${k.tone("key", 0.62, 0.8)}"/>` +
    `<path d="${hills(k, w, h * 0.8, h * 0.1, w * 0.56, h)}" fill="${k.tone("key", 0.42, 0.85)}"/>` +
    dots(k, w, h * 0.9, 46, 3.4, "#fff", 0.5) +
    `<path d="${hills(k, w, h * 0.92, h * 0.06, w * 0.4, h)}" fill="${k.tone("key", 0.26, 0.8)}"/>`
  );
};
