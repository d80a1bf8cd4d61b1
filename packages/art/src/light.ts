import { n, type Kit } from "./kit.ts";
import { between } from "./random.ts";

/** Dust, sparks and out-of-focus lights in front of everything. */
export function sparkle(k: Kit, w: number, h: number, much = 1): string {
  let glints = "";
  for (let i = 0; i < 9 * much; i++)
    glints += k.glint(
      k.random() * w,
      h * (0.08 + k.random() * 0.75),
      between(k.random, 3, 9),
    );
  let lamps = "";
  for (let i = 0; i < 4 * much; i++) {
    const side =
      k.random() > 0.5
        ? between(k.random, 0.82, 1.02)
        : between(k.random, -0.02, 0.18);
    lamps += `M${n(side * w)} ${n(h * between(k.random, 0.15, 0.95))}h0`;
  }
  return (
    `<path d="${glints}" fill="#fff" opacity=".85"/>` +
    `<path d="${lamps}" stroke="${k.tone("comp", 0.85, 0.8)}" stroke-width="${n(h * 0.08)}" stroke-linecap="round" opacity=".15"/>`
  );
}

/** Darkens the edges and lays a film grain over the picture. */
export function finish(k: Kit, w: number, h: number, dark = 0.5): string {
  const shade = k.tone("ground", 0.07, 0.6);
  const v = k.def(
    "vignette",
    (g) =>
      `<radialGradient id="${g}" cy=".46" r=".74"><stop offset=".55" stop-color="${shade}" stop-opacity="0"/><stop offset="1" stop-color="${shade}" stop-opacity="${dark}"/></radialGradient>`,
  );
  const grain = k.def("grain", (g) => {
    let light = "";
    let deep = "";
    for (let i = 0; i < 64; i++) {
      const at = `M${Math.floor(k.random() * 48)} ${Math.floor(k.random() * 48)}h1`;
      if (i % 2) light += at;
      else deep += at;
    }
    return `<pattern id="${g}" width="48" height="48" patternUnits="userSpaceOnUse"><path d="${light}" stroke="#fff"/><path d="${deep}" stroke="#000"/></pattern>`;
  });
  return (
    `<path d="M0 0H${n(w)}V${n(h)}H0z" fill="url(#${v})"/>` +
    `<path d="M0 0H${n(w)}V${n(h)}H0z" fill="url(#${grain})" opacity=".09"/>`
  );
}
