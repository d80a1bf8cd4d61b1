/** Lightness 0–1, chroma 0–0.4, hue in degrees. */
export interface Tone {
  l: number;
  c: number;
  h: number;
}

type Rgb = readonly [number, number, number];

function linear({ l, c, h }: Tone): Rgb {
  const angle = (h * Math.PI) / 180;
  const a = c * Math.cos(angle);
  const b = c * Math.sin(angle);
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
}

const inGamut = (rgb: Rgb) => rgb.every((v) => v >= -0.0005 && v <= 1.0005);

function channel(v: number): string {
  const x = Math.min(1, Math.max(0, v));
  const s = x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055;
  return Math.round(s * 255)
    .toString(16)
    .padStart(2, "0");
}

/**
 * Converts an OKLCH tone to a hex colour; chroma is reduced until the tone fits into sRGB.
 * @example hex({ l: 0.7, c: 0.15, h: 160 })
 */
export function hex(tone: Tone): string {
  const l = Math.min(1, Math.max(0, tone.l));
  let low = 0;
  let high = tone.c;
  let rgb = linear({ l, c: high, h: tone.h });
  if (!inGamut(rgb)) {
    for (let i = 0; i < 12; i++) {
      const c = (low + high) / 2;
      if (inGamut(linear({ l, c, h: tone.h }))) low = c;
      else high = c;
    }
    rgb = linear({ l, c: low, h: tone.h });
  }
  return `#${channel(rgb[0])}${channel(rgb[1])}${channel(rgb[2])}`;
}

/**
 * Like `hex`, with the three numbers as separate arguments.
 * @example oklch(0.7, 0.15, 160)
 */
export function oklch(l: number, c: number, h: number): string {
  return hex({ l, c, h });
}

/**
 * Relative luminance of a hex colour as WCAG defines it, 0 to 1.
 * @example luminance("#ffffff") // 1
 */
export function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const v = parseInt(colour.slice(at, at + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/**
 * A colour of the given hue and luminance, so that its contrast does not depend on the hue.
 * @example evenTone(0.2, 0.18, 60)
 */
export function evenTone(wished: number, c: number, h: number): string {
  let [low, high] = [0, 1];
  for (let i = 0; i < 12; i++) {
    const l = (low + high) / 2;
    if (luminance(oklch(l, c, h)) < wished) low = l;
    else high = l;
  }
  return oklch((low + high) / 2, c, h);
}
