import * as field from "../../private/field/field.css.ts";
import { Skeleton } from "./Skeleton.tsx";
import * as styles from "./skeletonLayouts.css.ts";

export interface FormSkeletonProps {
  /** Number of fields. @default 3 */
  fields?: number;
  /** Whether there is a submit button below. @default true */
  button?: boolean;
}

/**
 * Placeholder for a form: label and box of each field in the fields' own styles, and the button.
 *
 * @example <FormSkeleton fields={2} />
 */
export function FormSkeleton({ fields = 3, button = true }: FormSkeletonProps) {
  return (
    <div className={styles.form} aria-hidden="true">
      {Array.from({ length: fields }, (_, index) => (
        <div key={index} className={field.field}>
          <Skeleton shape="small" width="quarter" />
          <Skeleton shape="control" />
        </div>
      ))}
      {button && <Skeleton shape="control" />}
    </div>
  );
}
