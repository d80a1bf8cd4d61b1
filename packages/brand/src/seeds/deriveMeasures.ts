import type { RoleMap } from "./roleMap.ts";
import type { Seeds } from "./seeds.ts";

const narrow = 390;
const wide = 1280;

/**
 * Space, radii, sizes, type and motion of a brand; the same in both modes.
 *
 * @example deriveMeasures(seeds)["space.x4"] // "16px"
 */
export function deriveMeasures(seeds: Seeds): RoleMap {
  const { radius, density, border } = seeds;
  return {
    "radius.control": px(radius),
    "radius.card": px(Math.round(radius * 1.35)),
    "radius.panel": px(Math.round(radius * 2)),
    "radius.pill":
      seeds.roundness === 1
        ? "999px"
        : px(Math.round(radius + seeds.roundness * 16)),
    "border.thin": px(border),
    "border.strong": px(Math.max(2, border * 2)),
    ...spaces(density),
    "size.controlSmall": rem(Math.max(28, even(32 * density))),
    "size.control": rem(Math.max(44, even(44 * density))),
    "size.controlLarge": rem(Math.max(48, even(52 * density))),
    "size.iconSmall": "1rem",
    "size.icon": "1.25rem",
    "size.iconLarge": "1.75rem",
    "size.header": rem(Math.max(56, even(56 * density))),
    "size.sideMenu": "15rem",
    "size.sideMenuFolded": "4.5rem",
    "size.bottomBar": rem(Math.max(56, even(60 * density))),
    "size.content": "1440px",
    "font.body": families(seeds.fontBody),
    "font.display": families(seeds.fontDisplay),
    "weight.body": String(seeds.weightBody),
    "weight.strong": String(seeds.weightStrong),
    "weight.display": String(seeds.weightDisplay),
    ...textScale(seeds),
    "leading.tight": String(round(1 + (seeds.leading - 1) * 0.4)),
    "leading.body": String(seeds.leading),
    "tracking.display":
      seeds.tracking === 0 ? "normal" : `${round(seeds.tracking)}em`,
    "motion.quick": ms(120 * seeds.motion),
    "motion.base": ms(180 * seeds.motion),
    "motion.slow": ms(240 * seeds.motion),
    "motion.easing": `cubic-bezier(${seeds.easing.join(",")})`,
  };
}

function spaces(density: number): RoleMap {
  const steps = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 16];
  return Object.fromEntries(
    steps.map((step) => [
      `space.x${step}`,
      step === 0 ? "0px" : px(Math.round(step * 4 * density)),
    ]),
  );
}

function textScale({ textBase, textRatio }: Seeds): RoleMap {
  const phoneRatio = 1 + (textRatio - 1) * 0.8;
  const grown = [4, 5, 6, 7].map((step) => {
    const power = step - 3 - 0.25;
    return [
      `text.x${step}`,
      fluid(textBase * phoneRatio ** power, textBase * textRatio ** power),
    ] as const;
  });
  return {
    "text.x1": rem(Math.max(12, textBase * 0.75)),
    "text.x2": rem(textBase * 0.875),
    "text.x3": rem(textBase),
    ...Object.fromEntries(grown),
  };
}

/**
 * Grows with the window from a phone's size to a desktop's; both ends are in rem, so the reader's font size counts.
 */
function fluid(small: number, large: number): string {
  if (large - small < 0.5) return rem(large);
  const slope = (large - small) / (wide - narrow);
  const start = small - slope * narrow;
  return `clamp(${rem(small)},${rem(start)} + ${round(slope * 100)}vw,${rem(large)})`;
}

function families(names: readonly string[]): string {
  return names
    .map((name) => (/^[a-z-]+$/.test(name) ? name : `"${name}"`))
    .join(",");
}

const even = (value: number) => Math.round(value / 2) * 2;
const round = (value: number) => Math.round(value * 1000) / 1000;
const px = (value: number) => `${value}px`;
const rem = (value: number) => `${round(value / 16)}rem`;
const ms = (value: number) => `${Math.round(value)}ms`;
