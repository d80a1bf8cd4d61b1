import * as field from "../../private/field/field.css.ts";
import { Skeleton } from "./Skeleton.tsx";
import * as styles from "./skeletonLayouts.css.ts";

export interface FormSkeletonProps {
  /** How many fields it will have. @default 3 */
  fields?: number;
  /** Whether a button for all of it stands below. @default true */
  button?: boolean;
}

/**
 * A form before it has come: label and outline of each field by the fields' own styles, and its button.
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
