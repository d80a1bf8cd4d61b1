import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { StepPicture, type StepPictureKind } from "./StepPicture.tsx";
import * as styles from "./DownloadSteps.css.ts";

export interface DownloadStep {
  /** Identifies the step. */
  key: string;
  /** What to do, in a few words. */
  title: string;
  /** What appears next, or what to look out for. */
  text?: ReactNode;
  /** Illustration beside it. */
  picture?: StepPictureKind;
}

/** Numbered steps with their illustrations, numbered by the list itself. */
export function StepList({
  steps,
  from,
}: {
  steps: readonly DownloadStep[];
  from: number;
}) {
  const { formatNumber } = useIntl();
  return (
    <ol className={styles.steps} start={from} role="list">
      {steps.map(({ key, title, text, picture }, index) => (
        <li key={key} className={styles.step}>
          {picture && <StepPicture kind={picture} />}
          <div className={styles.words}>
            <p className={styles.stepTitle}>
              <span className={styles.number}>
                {formatNumber(from + index)}
              </span>
              <span>{title}</span>
            </p>
            {text !== undefined && <div className={styles.text}>{text}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
