import type * as v from "valibot";
import type { systemStatus } from "../calls/system.ts";

/** 0: open. 1: maintenance. 2: closed to the visitor's region. */
export type SystemStatus = 0 | 1 | 2;

/**
 * Derives the status from the platform's answer; maintenance takes precedence over the region (OPN-52).
 *
 * @example statusOf({ maintenance: { on: false }, regionRestriction: { on: true } }) // 2
 */
export function statusOf(answer: StatusAnswer): SystemStatus {
  if (answer.maintenance.on) return 1;
  return answer.regionRestriction.on ? 2 : 0;
}

type Answer = v.InferOutput<typeof systemStatus.response>;
interface StatusAnswer {
  readonly maintenance: Pick<Answer["maintenance"], "on">;
  readonly regionRestriction: Pick<Answer["regionRestriction"], "on">;
}
