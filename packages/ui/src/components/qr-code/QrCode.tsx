import { useMemo } from "react";
import { useTranslations } from "../../words/translate.ts";
import { qrMeasures, qrPath } from "./qrPath.ts";
import { CopyButton } from "../copy-button/CopyButton.tsx";
import { Link } from "../link/Link.tsx";
import * as styles from "./QrCode.css.ts";

export interface QrCodeProps {
  /** Content of the code, usually a URL. An empty text renders nothing. */
  text: string;
  /** Where it leads, for example "Download for Android". */
  label: string;
  /** Width and height in px, including the quiet zone: an integer from 64 to 1024. @default 200 */
  size?: number;
  /** Quiet zone around the code in modules (its small squares): an integer from 0 to 20. Scanners need 4. @default 5 */
  margin?: number;
}

/**
 * A QR code. It is dark on light in every mode, since not every scanner reads inverted codes.
 *
 * @example <QrCode text={resource.url} label="Download for Android" size={120} />
 */
export function QrCode({ text, label, ...asked }: QrCodeProps) {
  const t = useTranslations();
  const drawing = useMemo(() => qrPath(text), [text]);
  const { size, margin } = qrMeasures(asked.size, asked.margin);
  if (text === "") return null;
  if (!drawing) return <QrFailure text={text} label={label} />;
  const side = drawing.modules + 2 * margin;
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={t("ui.qrCode.name", { label })}
      width={size}
      height={size}
      viewBox={`${-margin} ${-margin} ${side} ${side}`}
      shapeRendering="crispEdges"
      focusable="false"
    >
      <rect
        className={styles.paper}
        x={-margin}
        y={-margin}
        width={side}
        height={side}
      />
      <path className={styles.ink} d={drawing.path} />
    </svg>
  );
}

/** Shown if the text is too long for a code: the reason, and the link itself. */
function QrFailure({ text, label }: { text: string; label: string }) {
  const t = useTranslations();
  return (
    <div className={styles.failure}>
      <p className={styles.reason}>{t("ui.qrCode.tooLong")}</p>
      {/^https?:\/\//i.test(text) && (
        <Link href={text} external>
          {label}
        </Link>
      )}
      <div className={styles.linkRow}>
        <span className={styles.link} dir="ltr">
          {text}
        </span>
        <CopyButton value={text} label={t("ui.qrCode.copy")} />
      </div>
    </div>
  );
}
