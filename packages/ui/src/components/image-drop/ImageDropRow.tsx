import { useState, useEffect } from "react";
import { useIntl } from "react-intl";
import { useTranslations } from "../../words/translate.ts";
import { Button } from "../button/Button.tsx";
import { Icon } from "../icon/Icon.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import { ProgressBar } from "../progress-bar/ProgressBar.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { shownName, sizeText } from "./fileText.ts";
import * as styles from "./ImageDrop.css.ts";

/** A chosen picture. */
export interface ImageDropItem {
  /** Identifies the picture. */
  id: string;
  /** The file itself, with its actual type. */
  file: File;
  /** `ready`: chosen; `sending`: being sent; `sent`: received; `failed`: not received. */
  state: "ready" | "sending" | "sent" | "failed";
  /** Share that has been sent, from 0 to 1; undefined while unknown. */
  progress?: number;
  /** Why it failed. @default "Not sent", in the player's language */
  error?: string;
}

interface ImageDropRowProps {
  item: ImageDropItem;
  disabled: boolean;
  onRemove(): void;
  onRetry: (() => void) | undefined;
}

/** A chosen picture with its status and actions. */
export function ImageDropRow(props: ImageDropRowProps) {
  const { item, disabled, onRemove, onRetry } = props;
  const t = useTranslations();
  const url = usePreview(item.file);
  const [broken, setBroken] = useState<string>();
  const name = shownName(item.file.name);
  return (
    <li className={styles.row}>
      <span className={styles.thumb}>
        {url === undefined || broken === url ? (
          <Icon name="eye-off" />
        ) : (
          /* Browsers apply the camera's orientation by default. */
          <img
            className={styles.picture}
            src={url}
            alt=""
            draggable={false}
            onError={() => setBroken(url)}
          />
        )}
      </span>
      <div className={styles.about}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
        </span>
        {item.state === "sending" ? (
          <ProgressBar
            label={
              <>
                <span aria-hidden>{t("ui.imageDrop.sending")}</span>
                <VisuallyHidden>
                  {t("ui.imageDrop.sendingName", { name })}
                </VisuallyHidden>
              </>
            }
            value={item.progress}
            max={1}
          />
        ) : (
          <ImageDropState item={item} />
        )}
        {item.state === "failed" && onRetry && (
          <span>
            <Button
              size="small"
              icon="refresh"
              disabled={disabled}
              aria-label={t("ui.imageDrop.retry", { name })}
              onClick={onRetry}
            >
              {t("ui.imageDrop.retryShort")}
            </Button>
          </span>
        )}
      </div>
      <IconButton
        icon="close"
        label={t("ui.imageDrop.remove", { name })}
        disabled={disabled}
        data-remove
        onClick={onRemove}
      />
    </li>
  );
}

function ImageDropState({ item }: { item: ImageDropItem }) {
  const intl = useIntl();
  const t = useTranslations();
  const size = sizeText(intl, item.file.size);
  if (item.state === "failed")
    return (
      <span className={styles.failed}>
        <span className={styles.sign}>
          <Icon name="error" size="small" />
        </span>
        <span>{item.error ?? t("ui.imageDrop.failed")}</span>
      </span>
    );
  return (
    <span className={styles.quiet}>
      <span>{size}</span>
      {item.state === "sent" && (
        <span className={styles.sent}>
          <Icon name="check" size="small" />
          {t("ui.imageDrop.sent")}
        </span>
      )}
    </span>
  );
}

/**
 * A picture that has not been sent yet, as a `data:` URL, because the portal's CSP does not allow `blob:`. Undefined
 * until the file has been read, or if it cannot be read.
 */
function usePreview(file: File): string | undefined {
  const [read, setRead] = useState<{ readonly file: File; url: string }>();
  useEffect(() => {
    const reader = new FileReader();
    reader.addEventListener("load", () => {
      if (typeof reader.result === "string")
        setRead({ file, url: reader.result });
    });
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return read?.file === file ? read.url : undefined;
}
