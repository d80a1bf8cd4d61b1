export * from "./points.machine.ts";
export { pointsPerStake, pointsWorth } from "./points.rules.ts";
export * from "./points.step.ts";
export type * from "./points.types.ts";
export * from "./points.view.ts";
