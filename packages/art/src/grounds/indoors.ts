import { n } from "../kit.ts";
import { between } from "../random.ts";
import { cover, dots, glow, rays, room, type Ground } from "./ground.ts";

/** Beams from the middle with a ring of lamps. */
export const burst: Ground = (k, w, h) => {
  let lamps = "";
  const r = h * 0.36;
  for (let i = 0; i < 28; i++) {
    const a = (i / 28) * Math.PI * 2;
    lamps += `M${n(w / 2 + r * Math.cos(a))} ${n(h * 0.42 + r * Math.sin(a))}h0`;
  }
  return (
    room(k, w, h, 0.52) +
    rays(k, w / 2, h * 0.42, h, 20, k.tone("glow", 0.9), 0.6) +
    `<circle cx="${n(w / 2)}" cy="${n(h * 0.42)}" r="${n(r)}" fill="none" stroke="${k.tone("ground", 0.22, 1.2)}" stroke-width="${n(h * 0.035)}" opacity=".6"/>` +
    `<path d="${lamps}" stroke="${k.tone("metal", 0.93)}" stroke-width="5" stroke-linecap="round"/>` +
    glow(k, w / 2, h * 0.42, h * 0.4, h * 0.4, k.tone("glow", 0.92), 0.8)
  );
};

/** A stage between heavy curtains. */
export const stage: Ground = (k, w, h) => {
  const fold = w * 0.075;
  let left = "";
  for (let i = 0; i < 4; i++) {
    const x = i * fold;
    left += `<path d="M${n(x)} 0H${n(x + fold)}C${n(x + fold * 0.9)} ${n(h * 0.45)} ${n(x * 0.5 + fold)} ${n(h * 0.7)} ${n(x * 0.62 + fold * 1.1)} ${n(h)}H${n(x * 0.6)}C${n(x * 0.5)} ${n(h * 0.7)} ${n(x)} ${n(h * 0.45)} ${n(x)} 0z" fill="${k.fade(k.tone("key", i % 2 ? 0.46 : 0.36), 1, 1, true)}"/><path d="M${n(x + fold * 0.72)} 0H${n(x + fold)}C${n(x + fold * 0.9)} ${n(h * 0.45)} ${n(x * 0.5 + fold)} ${n(h * 0.7)} ${n(x * 0.62 + fold * 1.1)} ${n(h)}h${n(-fold * 0.3)}C${n(x * 0.5 + fold * 0.7)} ${n(h * 0.7)} ${n(x + fold * 0.6)} ${n(h * 0.45)} ${n(x + fold * 0.72)} 0z" fill="${k.tone("key", 0.18, 0.7)}"/>`;
  }
  const id = k.id();
  let swag = `M0 0H${n(w)}V${n(h * 0.09)}`;
  for (let i = 0; i < 4; i++)
    swag += `q${n(-w / 8)} ${n(h * 0.07)} ${n(-w / 4)} 0`;
  return (
    room(k, w, h, 0.5) +
    `<path d="M${n(w * 0.2)} 0L${n(w * 0.02)} ${n(h)}H${n(w * 0.7)}zM${n(w * 0.8)} 0L${n(w * 0.3)} ${n(h)}H${n(w * 0.98)}z" fill="${k.fade("#ffffff", 0.34, 0.02)}"/>` +
    `<path d="M0 ${n(h * 0.8)}H${n(w)}V${n(h)}H0z" fill="${k.fade(k.tone("ground", 0.42, 1.2), 1, 0.5)}"/>` +
    glow(k, w / 2, h * 0.83, w * 0.5, h * 0.08, k.tone("glow", 0.92), 0.9) +
    `<g id="${id}">${left}</g><use href="#${id}" transform="matrix(-1 0 0 1 ${n(w)} 0)"/>` +
    `<path d="${swag}z" fill="${k.fill("key")}" stroke="${k.tone("metal", 0.8)}" stroke-width="3"/>`
  );
};

/** A long hall of arches. */
export const hall: Ground = (k, w, h) => {
  const arches: string[] = [];
  for (let i = 0; i < 5; i++) {
    const s = 1 - i * 0.17;
    const aw = Math.min(w, h * 0.9) * 0.6 * s;
    const top = h * (0.06 + i * 0.055);
    const foot = h * (0.98 - i * 0.06);
    arches.unshift(
      `<path d="M0 0H${n(w)}V${n(foot)}H${n(w / 2 + aw)}V${n(top + aw)}A${n(aw)} ${n(aw)} 0 0 0 ${n(w / 2 - aw)} ${n(top + aw)}V${n(foot)}H0z" fill="${k.tone("ground", 0.16 + i * 0.06, 1.2)}"/><path d="M${n(w / 2 + aw)} ${n(foot)}V${n(top + aw)}A${n(aw)} ${n(aw)} 0 0 0 ${n(w / 2 - aw)} ${n(top + aw)}V${n(foot)}" fill="none" stroke="${k.tone("metal", 0.55 + i * 0.06)}" stroke-width="${n(3.4 * s)}" opacity=".8"/>`,
    );
  }
  return (
    room(k, w, h, 0.62) +
    arches.join("") +
    glow(k, w / 2, h * 0.46, w * 0.42, h * 0.36, k.tone("glow", 0.9), 0.85) +
    `<path d="M${n(w * 0.3)} ${n(h * 0.74)}H${n(w * 0.7)}L${n(w * 1.1)} ${n(h)}H${n(-w * 0.1)}z" fill="${k.fade(k.tone("glow", 0.7, 0.6), 0.7, 0.15)}"/>`
  );
};

/** Baize with painted lines and soft lamps behind. */
export const felt: Ground = (k, w, h) => {
  let lamps = "";
  for (let i = 0; i < 14; i++)
    lamps += `<circle cx="${n(k.random() * w)}" cy="${n(k.random() * h * 0.42)}" r="${n(between(k.random, 5, 19))}" fill="${k.tone(i % 3 ? "glow" : "comp", 0.82)}" opacity="${n(between(k.random, 0.1, 0.4))}"/>`;
  return (
    room(k, w, h, 0.42, 0.3) +
    lamps +
    `<path d="M${n(-w * 0.2)} ${n(h)}V${n(h * 0.66)}Q${n(w / 2)} ${n(h * 0.42)} ${n(w * 1.2)} ${n(h * 0.66)}V${n(h)}z" fill="${k.fill("key")}"/>` +
    glow(k, w / 2, h * 0.66, w * 0.52, h * 0.2, k.tone("key", 0.86, 0.7), 0.8) +
    `<path d="M${n(-w * 0.2)} ${n(h * 0.66)}Q${n(w / 2)} ${n(h * 0.42)} ${n(w * 1.2)} ${n(h * 0.66)}" fill="none" stroke="${k.tone("brown", 0.36)}" stroke-width="${n(h * 0.03)}"/>` +
    `<path d="M${n(-w * 0.2)} ${n(h * 0.645)}Q${n(w / 2)} ${n(h * 0.405)} ${n(w * 1.2)} ${n(h * 0.645)}" fill="none" stroke="${k.tone("metal", 0.85)}" stroke-width="2"/>` +
    `<path d="M${n(-w * 0.1)} ${n(h * 0.82)}Q${n(w / 2)} ${n(h * 0.6)} ${n(w * 1.1)} ${n(h * 0.82)}M${n(-w * 0.1)} ${n(h * 0.92)}Q${n(w / 2)} ${n(h * 0.7)} ${n(w * 1.1)} ${n(h * 0.92)}" fill="none" stroke="#fff" stroke-width="2" opacity=".4"/>`
  );
};

/** Towers with lit windows along a wet street. */
export const city: Ground = (k, w, h) => {
  const towers = (y: number, tall: number, step: number) => {
    let d = "";
    for (let x = -step * 0.3; x < w; x += step * between(k.random, 0.7, 1.2)) {
      const top =
        y - tall * between(k.random, 0.3, 1) * (0.55 + Math.abs(x / w - 0.45));
      d += `M${n(x)} ${n(h)}V${n(top)}h${n(step * 0.8)}V${n(h)}z`;
      if (k.random() > 0.6)
        d += `M${n(x + step * 0.38)} ${n(top)}v${n(-tall * 0.18)}h1.5v${n(tall * 0.18)}z`;
    }
    return d;
  };
  return (
    room(k, w, h, 0.55, 0.6) +
    glow(k, w / 2, h * 0.62, w * 0.8, h * 0.4, k.tone("glow", 0.8)) +
    `<path d="${towers(h * 0.76, h * 0.62, h * 0.09)}" fill="${k.tone("ground", 0.36, 1.5)}" opacity=".8"/>` +
    `<path d="${towers(h * 0.8, h * 0.46, h * 0.11)}" fill="${k.tone("ground", 0.2, 1.2)}"/>` +
    `<g transform="translate(0 ${n(h * 0.48)})">${dots(k, w, h * 0.34, 34, 2, k.tone("yellow", 0.9), 0.8)}</g>` +
    `<path d="M0 ${n(h * 0.82)}H${n(w)}V${n(h)}H0z" fill="${k.tone("ground", 0.14)}"/>` +
    glow(k, w / 2, h * 0.84, w * 0.6, h * 0.14, k.tone("key", 0.7), 0.7)
  );
};

/** A glowing grid that runs to the horizon. */
export const grid: Ground = (k, w, h) => {
  const y = h * 0.62;
  let d = "";
  for (let i = -10; i <= 10; i++)
    d += `M${n(w / 2 + i * w * 0.03)} ${n(y)}L${n(w / 2 + i * w * 0.26)} ${n(h)}`;
  for (let i = 0; i < 9; i++)
    d += `M0 ${n(y + (h - y) * (i / 9) ** 1.8)}H${n(w)}`;
  let bars = "";
  for (let i = 0; i < 7; i++)
    bars += `M0 ${n(y - h * 0.26 + i * h * 0.036)}h${n(w)}v${n(1 + i * 1.5)}h${n(-w)}z`;
  const cut = k.def(
    "sun",
    (g) =>
      `<clipPath id="${g}"><circle cx="${n(w / 2)}" cy="${n(y - h * 0.16)}" r="${n(h * 0.24)}"/></clipPath>`,
  );
  return (
    cover(w, h, k.tone("ground", 0.16, 1.2)) +
    dots(k, w, y, 50, 1.2, "#fff", 0.7) +
    glow(k, w / 2, y - h * 0.1, w * 0.85, h * 0.5, k.tone("glow", 0.55), 0.9) +
    `<circle cx="${n(w / 2)}" cy="${n(y - h * 0.16)}" r="${n(h * 0.24)}" fill="${k.fill("comp")}"/>` +
    `<path d="${bars}" fill="${k.tone("ground", 0.24, 1.4)}" clip-path="url(#${cut})"/>` +
    `<path d="M0 ${n(y)}H${n(w)}V${n(h)}H0z" fill="${k.tone("ground", 0.15, 1.2)}"/>` +
    glow(k, w / 2, y, w * 0.8, h * 0.14, k.tone("key", 0.75), 0.8) +
    `<path d="${d}" stroke="${k.tone("key", 0.78)}" stroke-width="1.4" opacity=".75"/>`
  );
};

/** A round arena with banners and a crowd. */
export const arena: Ground = (k, w, h) => {
  let crowd = "";
  for (let row = 0; row < 6; row++)
    for (let x = row % 2 ? 0 : 6; x < w; x += 12)
      crowd += `M${Math.round(x + k.random() * 4)} ${Math.round(h * (0.3 + row * 0.045) + k.random() * 3)}h0`;
  let flags = "";
  for (let i = 0; i < 5; i++)
    flags += `M${n((i + 0.2) * (w / 5))} 0h${n(w / 8)}v${n(h * 0.16)}l${n(-w / 16)} ${n(-h * 0.03)}l${n(-w / 16)} ${n(h * 0.03)}z`;
  return (
    room(k, w, h, 0.52, 0.6) +
    `<path d="${flags}" fill="${k.fill("key")}"/>` +
    `<path d="${crowd}" stroke="${k.tone("ground", 0.52, 1.4)}" stroke-width="8" stroke-linecap="round" opacity=".6"/>` +
    `<path d="M${n(w * 0.12)} ${n(h * 0.04)}L${n(-w * 0.1)} ${n(h * 0.75)}H${n(w * 0.52)}zM${n(w * 0.88)} ${n(h * 0.04)}L${n(w * 0.48)} ${n(h * 0.75)}H${n(w * 1.1)}z" fill="${k.fade(k.tone("glow", 0.95, 0.5), 0.5, 0)}"/>` +
    `<path d="M0 ${n(h * 0.58)}Q${n(w / 2)} ${n(h * 0.5)} ${n(w)} ${n(h * 0.58)}V${n(h * 0.7)}Q${n(w / 2)} ${n(h * 0.62)} 0 ${n(h * 0.7)}z" fill="${k.tone("brown", 0.34)}" stroke="${k.tone("metal", 0.75)}" stroke-width="2"/>` +
    `<path d="M0 ${n(h * 0.7)}Q${n(w / 2)} ${n(h * 0.62)} ${n(w)} ${n(h * 0.7)}V${n(h)}H0z" fill="${k.fade(k.tone("glow", 0.66, 0.5), 1, 1)}"/>` +
    `<path d="M0 ${n(h * 0.8)}Q${n(w / 2)} ${n(h * 0.74)} ${n(w)} ${n(h * 0.8)}V${n(h)}H0z" fill="${k.fade(k.tone("ground", 0.2), 0, 0.9)}"/>` +
    glow(k, w / 2, h * 0.76, w * 0.4, h * 0.07, "#ffffff", 0.6)
  );
};

/** Floodlights over a striped pitch. */
export const stadium: Ground = (k, w, h) => {
  const y = h * 0.62;
  let stripes = "";
  for (let i = -6; i < 6; i += 2)
    stripes += `M${n(w / 2 + i * w * 0.07)} ${n(y)}h${n(w * 0.07)}L${n(w / 2 + (i + 1) * w * 0.24)} ${n(h)}h${n(-w * 0.24)}z`;
  let lamps = "";
  for (let i = 0; i < 12; i++) {
    const x = i < 6 ? w * (0.05 + (i % 3) * 0.05) : w * (0.85 + (i % 3) * 0.05);
    lamps += `M${n(x)} ${n(h * (0.09 + (Math.floor(i / 3) % 2) * 0.04))}h0`;
  }
  return (
    room(k, w, h, 0.48, 0.55) +
    `<g transform="translate(0 ${n(h * 0.35)})">${dots(k, w, h * 0.26, 150, 2.6, k.tone("glow", 0.8, 0.5), 0.5)}</g>` +
    `<path d="M${n(w * 0.1)} ${n(h * 0.1)}L${n(w * 0.2)} ${n(h * 0.9)}H${n(w * 0.7)}zM${n(w * 0.9)} ${n(h * 0.1)}L${n(w * 0.3)} ${n(h * 0.9)}H${n(w * 0.8)}z" fill="${k.fade("#ffffff", 0.4, 0)}"/>` +
    glow(k, w * 0.1, h * 0.11, w * 0.34, w * 0.34, "#ffffff", 0.9) +
    glow(k, w * 0.9, h * 0.11, w * 0.34, w * 0.34, "#ffffff", 0.9) +
    `<path d="${lamps}" stroke="#fff" stroke-width="9" stroke-linecap="round"/>` +
    `<path d="M0 ${n(y)}H${n(w)}V${n(h)}H0z" fill="${k.fill("green")}"/><path d="${stripes}" fill="#fff" opacity=".14"/>` +
    `<path d="M0 ${n(y + 8)}H${n(w)}M${n(w * 0.1)} ${n(h)}Q${n(w / 2)} ${n(h * 0.68)} ${n(w * 0.9)} ${n(h)}" fill="none" stroke="#fff" stroke-width="3" opacity=".6"/>` +
    glow(k, w / 2, y, w * 0.7, h * 0.08, k.tone("glow", 0.9), 0.8)
  );
};
