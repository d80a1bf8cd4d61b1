import { Dialog } from "radix-ui";
import type { ReactNode } from "react";
import { useTranslations } from "../../words/translate.ts";
import { DialogShell } from "../../private/dialog/DialogShell.tsx";
import { useScrollArea } from "../../private/useScrolls.ts";
import { focusRingInset } from "../../styles/focus.css.ts";
import { headingSize, textSize } from "../../styles/text.css.ts";
import { IconButton } from "../icon-button/IconButton.tsx";
import * as styles from "./Modal.css.ts";

export interface ModalProps {
  /** Shows the dialog. While it is open, the page behind does not scroll and cannot be reached. */
  open: boolean;
  /** Called by the close button and by Escape; pressing outside does nothing. Required unless `forced`. */
  onClose?(): void;
  /** What the dialog is for. Also its accessible name. */
  title: ReactNode;
  /** One sentence below the title, announced with it when the dialog opens. */
  description?: ReactNode;
  /** Size on tablets and desktops. On a phone, `small` and `medium` are a bottom sheet as high as their content; the others fill the screen. @default "medium" */
  size?: "small" | "medium" | "large" | "full";
  /** Removes the padding so that content reaches the edges and fills the height, for a frame or a map. @default false */
  flush?: boolean;
  /** Removes the close button and disables Escape: the reader must answer. @default false */
  forced?: boolean;
  /** The action is being carried out: the close button and Escape do nothing. @default false */
  busy?: boolean;
  /** Buttons that stay visible below the scrolling content, the main one last. */
  footer?: ReactNode;
  /** A picture beside the content on a desktop, above it on smaller screens. */
  banner?: ReactNode;
  /** Content of the dialog; it scrolls if it does not fit. */
  children?: ReactNode;
}

/**
 * A dialog over the page, or over another dialog, that keeps focus until it is closed.
 *
 * @example
 * <Modal open={open} onClose={close} title="Set limits" footer={<Button onClick={save}>Save</Button>}>
 *   <LimitFields />
 * </Modal>
 */
export function Modal(props: ModalProps) {
  const {
    open,
    onClose,
    title,
    description,
    size = "medium",
    flush = false,
    forced = false,
    busy = false,
    footer,
    banner,
    children,
  } = props;
  const t = useTranslations();
  const [setBody, stop] = useScrollArea();
  const scrolls = stop !== undefined;
  const close = forced ? undefined : onClose;
  const illustrated = banner !== undefined && banner !== null;

  return (
    <DialogShell
      open={open}
      onEscape={busy ? undefined : close}
      className={styles.panel({
        size,
        tall: size === "large" || size === "full",
        illustrated,
      })}
    >
      <div className={styles.frame}>
        {illustrated && <div className={styles.banner}>{banner}</div>}
        <div className={styles.main}>
          <div className={styles.header({ scrolls })}>
            <div className={styles.heading}>
              <Dialog.Title className={`${headingSize.x5} ${styles.title}`}>
                {title}
              </Dialog.Title>
              {description !== undefined && (
                <Dialog.Description
                  className={`${textSize.x2} ${styles.description}`}
                >
                  {description}
                </Dialog.Description>
              )}
            </div>
            {close && (
              <IconButton
                icon="close"
                label={t("ui.modal.close")}
                disabled={busy}
                onClick={() => close()}
              />
            )}
          </div>
          <div
            ref={setBody}
            className={`${styles.body({ flush, footed: footer !== undefined })} ${focusRingInset}`}
            {...stop}
            aria-busy={busy || undefined}
          >
            <div>{children}</div>
          </div>
          {footer !== undefined && (
            <div className={styles.footer({ scrolls })}>{footer}</div>
          )}
        </div>
      </div>
    </DialogShell>
  );
}
