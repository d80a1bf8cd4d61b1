import type { SnapshotFrom } from "xstate";
import type { ImageProblem, SentImage } from "../shared/images.ts";
import type { Failure } from "../shared/result.ts";
import type { activityApplicationMachine } from "./activity-application.machine.ts";
import {
  type CommentProblem,
  longestComment,
} from "./activity-application.types.ts";

/** What the form shows. */
export interface ActivityApplicationView {
  readonly phase: "editing" | "sending" | "doubting" | "unresolved" | "applied";
  readonly comment: string;
  /** Characters left; negative when there are too many. */
  readonly charactersLeft: number;
  readonly images: readonly SentImage[];
  readonly commentProblem: CommentProblem | undefined;
  readonly imageProblem: ImageProblem | undefined;
  readonly failure: Failure | undefined;
  /** The answer was lost and nothing arrived: the form may be sent again. */
  readonly notArrived: boolean;
  readonly canAsk: boolean;
}

/**
 * Turns a snapshot into what the form shows.
 *
 * @example activityApplicationView(actor.getSnapshot()).charactersLeft // 128
 */
export function activityApplicationView(
  snapshot: SnapshotFrom<typeof activityApplicationMachine>,
): ActivityApplicationView {
  const { context, value } = snapshot;
  const phases = {
    editing: "editing",
    applying: "sending",
    lookingWhetherItArrived: "doubting",
    doubting: "doubting",
    unresolved: "unresolved",
    applied: "applied",
  } as const;
  return {
    phase: phases[value],
    comment: context.comment,
    charactersLeft: longestComment - [...context.comment.trim()].length,
    images: context.images,
    commentProblem: context.commentProblem,
    imageProblem: context.imageProblem,
    failure: context.failure,
    notArrived: context.notArrived,
    canAsk: value === "doubting" || value === "unresolved",
  };
}
