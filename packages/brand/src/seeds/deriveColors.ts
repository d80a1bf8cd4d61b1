import type { Mode } from "@foyer/themes/contract";
import {
  contrast,
  readColor,
  solve,
  writeColor,
  type Lch,
} from "../colors/color.ts";
import type { RoleMap } from "./roleMap.ts";
import type { Seeds } from "./seeds.ts";

interface Tones {
  /** Lightness of page, raised, overlay, sunken, hover, pressed. */
  readonly surfaces: readonly [number, number, number, number, number, number];
  readonly text: number;
  readonly quiet: number;
  readonly disabled: number;
  readonly subtle: number;
  readonly control: number;
  /** Lightness at which coloured text starts. */
  readonly tinted: number;
  readonly soft: number;
  readonly skeleton: readonly [number, number];
}

const tones: Readonly<Record<Mode, Tones>> = {
  dark: {
    surfaces: [0.192, 0.234, 0.272, 0.168, 0.29, 0.253],
    text: 0.955,
    quiet: 0.76,
    disabled: 0.55,
    subtle: 0.31,
    control: 0.56,
    tinted: 0.8,
    soft: 0.29,
    skeleton: [0.255, 0.315],
  },
  light: {
    surfaces: [0.968, 0.991, 0.996, 0.955, 0.951, 0.928],
    text: 0.235,
    quiet: 0.47,
    disabled: 0.66,
    subtle: 0.9,
    control: 0.6,
    tinted: 0.5,
    soft: 0.935,
    skeleton: [0.918, 0.955],
  },
};

/**
 * Colours of a mode. Backgrounds come first, then each foreground is solved against those that it may be drawn on; a
 * value that the brand set (`own`) is included from the start.
 *
 * @example deriveColors(seeds, "dark", {})["color.surface.page"]
 */
export function deriveColors(seeds: Seeds, mode: Mode, own: RoleMap): RoleMap {
  const tone = tones[mode];
  const values: Record<string, string> = {};
  const set = (name: string, derived: () => string): string =>
    (values[name] = own[name] ?? derived());
  const tint = Math.min(seeds.neutral.c, 0.06);
  const neutral = (l: number, share = 1, alpha = 1): Lch => ({
    l,
    c: tint * share,
    h: seeds.neutral.h,
    alpha,
  });

  const [page, raised, overlay, sunken, hover, pressed] = tone.surfaces;
  const surfaceTones = { page, raised, overlay, sunken, hover, pressed };
  const surfaces = Object.entries(surfaceTones).map(([name, l]) =>
    set(`color.surface.${name}`, () =>
      writeColor(neutral(l, mode === "light" ? 0.4 : 1)),
    ),
  );
  const onSurfaces = (wanted: Lch, atLeast: number) =>
    solve(wanted, {
      against: surfaces,
      atLeast: Math.min(atLeast * seeds.contrast, atLeast === 3 ? 4.5 : 7),
    });

  const weakest = (css: string) =>
    Math.min(...surfaces.map((surface) => contrast(css, surface)));
  /* Longer text has a contrast of 7 : 1 on every surface except those under a pointer. */
  const words = (wanted: Lch) => {
    const everywhere = onSurfaces(wanted, 4.5);
    const atRest = solve(wanted, { against: surfaces.slice(0, 4), atLeast: 7 });
    return weakest(everywhere) > weakest(atRest) ? everywhere : atRest;
  };
  set("color.text.primary", () => words(neutral(tone.text, 0.5)));
  set("color.text.quiet", () => words(neutral(tone.quiet)));
  set("color.text.disabled", () => writeColor(neutral(tone.disabled, 0.8)));
  set("color.line.subtle", () =>
    writeColor(neutral(tone.subtle, mode === "light" ? 0.5 : 1)),
  );
  set("color.line.control", () => onSurfaces(neutral(tone.control, 1.2), 3));
  set("color.focus.ring", () =>
    onSurfaces({ ...seeds.accent, l: mode === "dark" ? 0.9 : 0.45 }, 3),
  );
  set("color.focus.gap", () => writeColor(neutral(page)));

  fillWithStates(seeds, mode, set);
  setSoft("accent", seeds.accent);
  set("color.accent.text", () =>
    onSurfaces({ ...seeds.accent, l: tone.tinted }, 4.5),
  );

  for (const name of ["success", "warning", "danger", "info"] as const) {
    setFill(
      name,
      seeds[name],
      name === "warning" ? "bright" : name === "danger" ? "light" : mode,
    );
    setSoft(name, seeds[name]);
    set(`color.${name}.text`, () =>
      onSurfaces({ ...seeds[name], l: tone.tinted }, 4.5),
    );
  }

  setFill("prize", seeds.prize, "bright");
  set("color.prize.text", () =>
    onSurfaces(
      { ...seeds.prize, l: mode === "dark" ? seeds.prize.l : 0.52 },
      4.5,
    ),
  );
  setFill("hot", seeds.hot, "bright");

  set("color.art.scrim", () => writeColor(neutral(0.12, 1, 0.68)));
  set("color.art.onScrim", () => writeColor(neutral(0.985, 0.3)));
  const onArt = set("color.art.control", () =>
    writeColor(neutral(0.14, 1, 0.8)),
  );
  set("color.art.onControl", () =>
    solve(neutral(0.985, 0.3), { against: [onArt], atLeast: 3 }),
  );
  set("color.art.loved", () =>
    solve(seeds.loved, { against: [onArt], atLeast: 3 }),
  );
  set("color.glow.first", () => writeColor(glow(seeds.glowFirst)));
  set("color.glow.second", () => writeColor(glow(seeds.glowSecond)));
  set("color.backdrop", () =>
    writeColor(
      mode === "dark" ? neutral(0.08, 1, 0.72) : neutral(0.22, 1, 0.48),
    ),
  );
  set("color.skeleton", () =>
    writeColor(neutral(tone.skeleton[0], mode === "light" ? 0.5 : 1)),
  );
  set("color.skeletonGlint", () =>
    writeColor(neutral(tone.skeleton[1], mode === "light" ? 0.5 : 1)),
  );
  return values;

  function setFill(name: string, seed: Lch, style: FillStyle): void {
    const fill = set(`color.${name}.fill`, () => fillFor(seed, seeds, style));
    set(`color.${name}.onFill`, () => foregroundOn(fill, seeds));
  }

  function setSoft(name: string, seed: Lch): void {
    const soft = set(`color.${name}.soft`, () =>
      writeColor({
        l: tone.soft,
        c: Math.min(seed.c, mode === "dark" ? 0.05 : 0.045),
        h: seed.h,
      }),
    );
    set(`color.${name}.onSoft`, () =>
      solve(
        { ...seed, l: mode === "dark" ? 0.88 : 0.4 },
        { against: [soft], atLeast: 4.5 * seeds.contrast },
      ),
    );
  }

  function glow(seed: Lch): Lch {
    return mode === "dark"
      ? seed
      : { ...seed, l: Math.max(seed.l, 0.82), c: seed.c * 0.75 };
  }
}

/** The accent at rest, hovered and pressed: one foreground is readable on all three. */
function fillWithStates(
  seeds: Seeds,
  mode: Mode,
  set: (name: string, derived: () => string) => string,
): void {
  const fill = set("color.accent.fill", () =>
    fillFor(seeds.accent, seeds, mode),
  );
  const given = set("color.accent.onFill", () => foregroundOn(fill, seeds));
  const from = readColor(fill) ?? seeds.accent;
  /* Hover moves away from the foreground, so that no contrast is lost. Pressed is always darker. */
  const away = (readColor(given)?.l ?? 0) < from.l ? 1 : -1;
  const state = (shift: number) =>
    solve({ ...from, l: from.l + shift }, { against: [given], atLeast: 4.5 });
  set("color.accent.fillHover", () => state(0.035 * away));
  set("color.accent.fillPressed", () => state(away > 0 ? -0.045 : -0.075));
}

/**
 * Bright fills keep their lightness in both modes; others are darkened in light mode until paper is readable on them.
 */
type FillStyle = Mode | "bright";

function fillFor(seed: Lch, seeds: Seeds, style: FillStyle): string {
  if (style === "light")
    return solve(
      { ...seed, l: Math.min(seed.l, 0.58) },
      { against: [paper(seeds)], atLeast: 4.6 },
    );
  return solve(seed, {
    against: [foregroundOn(writeColor(seed), seeds)],
    atLeast: 4.6,
  });
}

/** Ink or paper, whichever is more readable. */
function foregroundOn(fill: string, seeds: Seeds): string {
  return contrast(ink(seeds), fill) > contrast(paper(seeds), fill)
    ? ink(seeds)
    : paper(seeds);
}

function ink({ neutral }: Seeds): string {
  return writeColor({ l: 0.16, c: Math.min(neutral.c, 0.03), h: neutral.h });
}

function paper({ neutral }: Seeds): string {
  return writeColor({
    l: 0.995,
    c: Math.min(neutral.c, 0.03) / 4,
    h: neutral.h,
  });
}
