import { oklch } from "./colour.ts";
import { hueOf, stepsOf, type Paint } from "./paint.ts";
import type { Palette } from "./palettes.ts";
import { hash, randomFrom, type Random } from "./random.ts";

/**
 * Shortens a number for a path.
 * @example n(12.3456) // "12.3"
 */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10).replace(/^(-?)0\./, "$1.");
}

/** State shared within one picture: its palette, its seed and the definitions used so far. */
export class Kit {
  readonly palette: Palette;
  readonly random: Random;
  private readonly prefix: string;
  private readonly made = new Map<string, { id: string; markup: string }>();
  private parts = 0;

  constructor(seed: string, palette: Palette) {
    this.palette = palette;
    this.random = randomFrom(seed);
    this.prefix = `k${(hash(`${seed}:ids`) % 1679616).toString(36)}-`;
  }

  /** A new id that is unique among the pictures of a page. */
  id(): string {
    return `${this.prefix}${(this.parts++).toString(36)}`;
  }

  /** Creates a definition once and returns its id. */
  def(key: string, make: (id: string) => string): string {
    const known = this.made.get(key);
    if (known) return known.id;
    const id = this.id();
    this.made.set(key, { id, markup: make(id) });
    return id;
  }

  /** All definitions used so far. */
  defs(): string {
    return `<defs>${[...this.made.values()].map((d) => d.markup).join("")}</defs>`;
  }

  /** The colour of a paint at a given lightness. */
  tone(paint: Paint, l: number, chroma = 1): string {
    const [h, c] = hueOf(paint, this.palette);
    return oklch(l, c * chroma, h);
  }

  private stops(paint: Paint): string {
    return stepsOf(paint)
      .map(
        ([at, l, c]) =>
          `<stop offset="${at}" stop-color="${this.tone(paint, l, c)}"/>`,
      )
      .join("");
  }

  /** Gradient of a paint, lit from above and slightly from the left. */
  fill(paint: Paint): string {
    const id = this.def(`f${paint}`, (x) => {
      const to =
        paint === "metal"
          ? 'x1=".1" y1="0" x2=".5" y2="1"'
          : 'x1=".2" y1="0" x2=".55" y2="1"';
      return `<linearGradient id="${x}" ${to}>${this.stops(paint)}</linearGradient>`;
    });
    return `url(#${id})`;
  }

  /** Gradient that makes a shape look like a ball of that paint. */
  orb(paint: Paint): string {
    const id = this.def(
      `o${paint}`,
      (x) =>
        `<radialGradient id="${x}" cx=".42" cy=".36" r=".72" fx=".34" fy=".24">${this.stops(paint)}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  /** Light that fades to nothing from its middle. */
  halo(colour: string, strength = 0.9): string {
    const id = this.def(
      `h${colour}${strength}`,
      (x) =>
        `<radialGradient id="${x}"><stop stop-color="${colour}" stop-opacity="${strength}"/>` +
        `<stop offset=".35" stop-color="${colour}" stop-opacity="${Math.round(strength * 42) / 100}"/>` +
        `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
    );
    return `url(#${id})`;
  }

  /** A colour that fades from top to bottom, or from left to right where `level` is set. */
  fade(colour: string, from: number, to: number, level = false): string {
    const id = this.def(
      `v${colour}${from}${to}${level}`,
      (x) =>
        `<linearGradient id="${x}" x2="${level ? 1 : 0}" y2="${level ? 0 : 1}"><stop stop-color="${colour}" stop-opacity="${from}"/>` +
        `<stop offset="1" stop-color="${colour}" stop-opacity="${to}"/></linearGradient>`,
    );
    return `url(#${id})`;
  }

  /** Two edge lights in one stroke: the key light on one side, the complement on the other. */
  rim(): string {
    const id = this.def(
      "rim",
      (x) =>
        `<linearGradient id="${x}" x1="0" y1="0" x2="1" y2=".9"><stop stop-color="#fff" stop-opacity=".95"/>` +
        `<stop offset=".4" stop-color="#fff" stop-opacity="0"/><stop offset=".62" stop-color="${this.tone("comp", 0.82, 0.9)}" stop-opacity="0"/>` +
        `<stop offset="1" stop-color="${this.tone("comp", 0.84, 0.8)}"/></linearGradient>`,
    );
    return `url(#${id})`;
  }

  /** A shape with the emblem's outline. */
  p(d: string, paint: Paint, more = ""): string {
    return `<path d="${d}" fill="${this.fill(paint)}"${more}/>`;
  }

  /** A main shape: outline, body and both edge lights. */
  body(d: string, paint: Paint, width = 2.2): string {
    const id = this.id();
    this.def(`d${id}`, () => `<path id="${id}" d="${d}"/>`);
    return (
      `<use href="#${id}" fill="${this.fill(paint)}"/>` +
      `<use href="#${id}" fill="none" stroke="${this.rim()}" stroke-width="${width}"/>`
    );
  }

  /** A flat coloured shape without an outline. */
  flat(d: string, colour: string, opacity = 1): string {
    return `<path d="${d}" fill="${colour}" stroke="none"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;
  }

  /** A highlight. */
  hl(d: string, opacity = 0.5): string {
    return this.flat(d, "#fff", opacity);
  }

  /** A shadow inside a shape. */
  sh(d: string, opacity = 0.3): string {
    return this.flat(d, this.tone("dark", 0.1), opacity);
  }

  /** A drawn line. */
  ln(d: string, colour: string, width: number, more = ""): string {
    return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${more}/>`;
  }

  /** A disc with the emblem's outline. */
  disc(x: number, y: number, r: number, paint: Paint): string {
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${this.fill(paint)}"/>`;
  }

  /** A ball with the emblem's outline and a glint. */
  ball(x: number, y: number, r: number, paint: Paint): string {
    return (
      `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${this.orb(paint)}"/>` +
      `<ellipse cx="${n(x - r * 0.32)}" cy="${n(y - r * 0.48)}" rx="${n(r * 0.32)}" ry="${n(r * 0.18)}" fill="#fff" opacity=".75" stroke="none" transform="rotate(-28 ${n(x - r * 0.32)} ${n(y - r * 0.48)})"/>`
    );
  }

  /** A drawing and its mirror image. */
  twice(markup: string): string {
    const id = this.id();
    return `<g id="${id}">${markup}</g><use href="#${id}" transform="scale(-1 1)"/>`;
  }

  /** A four-pointed glint. */
  spark(x: number, y: number, r: number, opacity = 1): string {
    return this.flat(this.glint(x, y, r), "#fff", opacity);
  }

  /** The outline of a glint. */
  glint(x: number, y: number, r: number): string {
    const a = n(r * 0.12);
    const b = n(r * 0.88);
    return `M${n(x)} ${n(y - r)}l${a} ${b} ${b} ${a}-${b} ${a}-${a} ${b}-${a}-${b}-${b}-${a} ${b}-${a}z`;
  }

  /** A regular polygon or, with an inner radius, a star. */
  star(
    x: number,
    y: number,
    r: number,
    points: number,
    inner = r,
    turn = -90,
  ): string {
    const steps = inner === r ? points : points * 2;
    let d = "";
    for (let i = 0; i < steps; i++) {
      const a = ((turn + (i * 360) / steps) * Math.PI) / 180;
      const radius = i % 2 === 1 ? inner : r;
      d += `${i === 0 ? "M" : "L"}${n(x + radius * Math.cos(a))} ${n(y + radius * Math.sin(a))}`;
    }
    return `${d}z`;
  }
}
