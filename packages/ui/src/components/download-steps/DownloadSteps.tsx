import type { ReactNode } from "react";
import { Button } from "../button/Button.tsx";
import { InlineMessage } from "../inline-message/InlineMessage.tsx";
import { QrCode } from "../qr-code/QrCode.tsx";
import { StepList, type DownloadStep } from "./StepList.tsx";
import * as styles from "./DownloadSteps.css.ts";

export interface DownloadStepsProps {
  /** What is installed: "Foyer for iOS". */
  title: string;
  /** Heading level of the title. @default 2 */
  level?: 1 | 2 | 3;
  /** A short description. */
  description?: ReactNode;
  /** What to know before starting, for example that Safari is required. */
  note?: ReactNode;
  /** The steps, in order. */
  steps: readonly DownloadStep[];
  /** Heading of extra steps that some devices need, for example from iOS 17. */
  extraTitle?: string;
  /** The extra steps; numbering continues. */
  extraSteps?: readonly DownloadStep[];
  /** URL of the app. Without it, neither code nor button is shown. */
  href: string | undefined;
  /** Label of the button, "Download for iOS"; also the accessible name of the code. */
  actionLabel: string;
  /** Text below the code: "Scan with the phone's camera". */
  scanLabel?: string;
  /** Called when the button is pressed; the link is followed as well. */
  onDownload?(): void;
}

const belowOf = { 1: "h2", 2: "h3", 3: "h4" } as const;

/**
 * Instructions for installing the app on a phone: a QR code, a button and numbered steps with illustrations.
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
