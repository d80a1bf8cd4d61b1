import { imageProblem } from "../shared/images.ts";
import { isLost } from "../shared/lost.ts";
import type { Failure, Result } from "../shared/result.ts";
import {
  type ActivityApplicationContext,
  type CommentProblem,
  longestComment,
} from "./activity-application.types.ts";

type Form = Pick<ActivityApplicationContext, "comment" | "images">;

/** Characters are counted as code points, not UTF-16 units (RWD-06). */
export function commentProblem({ comment }: Form): CommentProblem | undefined {
  const text = comment.trim();
  if (text === "") return "required";
  return [...text].length > longestComment ? "tooLong" : undefined;
}

export const problemsOf = (form: Form) => ({
  commentProblem: commentProblem(form),
  imageProblem: imageProblem(form.images),
});

/**
 * Whether a failed application may have arrived after all.
 *
 * @example mayHaveArrived({ error: { reason: "TIMEOUT" } }) // true
 */
export const mayHaveArrived = (output: Result<unknown, Failure>): boolean =>
  "error" in output && isLost(output.error);
