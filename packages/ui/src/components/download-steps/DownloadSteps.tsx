import type { ReactNode } from "react";
import { Button } from "../button/Button.tsx";
import { InlineMessage } from "../inline-message/InlineMessage.tsx";
import { QrCode } from "../qr-code/QrCode.tsx";
import { StepList, type DownloadStep } from "./StepList.tsx";
import * as styles from "./DownloadSteps.css.ts";

export interface DownloadStepsProps {
  /** What is installed: "Foyer for iOS". */
  title: string;
  /** Place of the title in the outline of the page. @default 2 */
  level?: 1 | 2 | 3;
  /** A sentence about it. */
  description?: ReactNode;
  /** What must be known first, as that it takes Safari. */
  note?: ReactNode;
  /** What to do, in order. */
  steps: readonly DownloadStep[];
  /** Heading of further steps that some need, as from iOS 17 on. */
  extraTitle?: string;
  /** Those steps; their numbers go on. */
  extraSteps?: readonly DownloadStep[];
  /** Address of the app. Without one neither code nor button is drawn. */
  href: string | undefined;
  /** Words of the button: "Download for iOS". Also say where the code leads. */
  actionLabel: string;
  /** Words below the code: "Scan with the phone's camera". */
  scanLabel?: string;
  /** The player pressed the button; the link is followed as well. */
  onDownload?(): void;
}

const belowOf = { 1: "h2", 2: "h3", 3: "h4" } as const;

/**
 * How the app gets onto a phone: a code, a button and numbered steps with drawings.
 *
 * @example <DownloadSteps title="Foyer for Android" steps={steps} href={resource.url} actionLabel="Download for Android" />
 */
export function DownloadSteps(props: DownloadStepsProps) {
  const { title, level = 2, description, note, steps, href } = props;
  const { extraTitle, extraSteps = [], actionLabel, scanLabel } = props;
  const { onDownload } = props;
  const Title = `h${level}` as const;
  const Extra = belowOf[level];
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <Title className={styles.title}>{title}</Title>
        {description !== undefined && (
          <p className={styles.description}>{description}</p>
        )}
      </div>
      {note !== undefined && <InlineMessage>{note}</InlineMessage>}
      <div className={styles.columns({ offered: Boolean(href) })}>
        {href && (
          <div className={styles.offer}>
            <div className={styles.code}>
              <QrCode text={href} label={actionLabel} />
              {scanLabel && <p className={styles.caption}>{scanLabel}</p>}
            </div>
            <Button
              tone="accent"
              size="large"
              wide
              icon="download"
              href={href}
              onClick={onDownload && (() => onDownload())}
            >
              {actionLabel}
            </Button>
          </div>
        )}
        <div className={styles.how}>
          <StepList steps={steps} from={1} />
          {extraSteps.length > 0 && (
            <>
              {extraTitle && (
                <Extra className={styles.extraTitle}>{extraTitle}</Extra>
              )}
              <StepList steps={extraSteps} from={steps.length + 1} />
            </>
          )}
        </div>
      </div>
    </section>
  );
}
