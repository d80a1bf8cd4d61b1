import type { ImageProblem, SentImage } from "../shared/images.ts";
import type { Failure, Result } from "../shared/result.ts";

/** Most characters of the remark (RWD-06). */
export const longestComment = 140;

export type CommentProblem = "required" | "tooLong";

export interface ActivityApplicationInput {
  readonly activityId: string;
  /**
   * The activity's status as the list showed it: a different one after a lost answer means that the application
   * arrived.
   */
  readonly status: string;
}

export interface ActivityApplicationContext extends ActivityApplicationInput {
  readonly comment: string;
  readonly images: readonly SentImage[];
  readonly commentProblem: CommentProblem | undefined;
  readonly imageProblem: ImageProblem | undefined;
  readonly failure: Failure | undefined;
  /** The answer was lost and the platform says that nothing arrived: the form may be sent again. */
  readonly notArrived: boolean;
  readonly tries: number;
  /** The status after the application. */
  readonly applied: string | undefined;
}

export type ActivityApplicationEvent =
  | { type: "activityApplication.commentChanged"; comment: string }
  | {
      type: "activityApplication.imagesChanged";
      images: readonly SentImage[];
    }
  | { type: "activityApplication.submitted" }
  /** The member asks for the outcome. */
  | { type: "activityApplication.askedAgain" };

export interface ActivityApplicationOutput {
  readonly status: string;
}

export interface ApplyInput {
  readonly activityId: string;
  readonly comment: string;
  readonly images: readonly Blob[];
}
export type ApplyOutput = Result<{ readonly status: string }>;
/** The activity's status now. */
export type StatusOutput = Result<string>;
