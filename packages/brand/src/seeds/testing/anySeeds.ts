import * as fc from "fast-check";
import { seedRules, type Seeds } from "../seeds.ts";

const color = fc.record({
  l: fc.double({ min: 0, max: 1, noNaN: true }),
  c: fc.double({ min: 0, max: 0.4, noNaN: true }),
  h: fc.double({ min: 0, max: 360, noNaN: true }),
});
const within = ([min, max]: readonly [number, number]) =>
  fc.double({ min, max, noNaN: true });
/** Seeds that a brand could write, each within its range. */
export const anySeeds: fc.Arbitrary<Seeds> = fc.record({
  accent: color,
  neutral: color,
  glowFirst: color,
  glowSecond: color,
  prize: color,
  hot: color,
  loved: color,
  success: color,
  warning: color,
  danger: color,
  info: color,
  contrast: within(seedRules.contrast.range),
  shadow: within(seedRules.shadow.range),
  radius: within(seedRules.radius.range),
  roundness: within(seedRules.roundness.range),
  border: within(seedRules.border.range),
  density: within(seedRules.density.range),
  textBase: within(seedRules.textBase.range),
  textRatio: within(seedRules.textRatio.range),
  leading: within(seedRules.leading.range),
  tracking: within(seedRules.tracking.range),
  fontBody: fc.constant(["system-ui"]),
  fontDisplay: fc.constant(["serif"]),
  weightBody: within(seedRules.weightBody.range),
  weightStrong: within(seedRules.weightStrong.range),
  weightDisplay: within(seedRules.weightDisplay.range),
  motion: within(seedRules.motion.range),
  easing: fc.constant([0, 0, 1, 1] as const),
});
