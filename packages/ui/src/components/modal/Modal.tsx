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
  /** Shows the dialog; the page behind stands still and cannot be reached meanwhile. */
  open: boolean;
  /** Called by the cross and by Escape; a press outside does nothing. Needed unless `forced`. */
  onClose?(): void;
  /** Says what the dialog is for; also its name for screen readers. */
  title: ReactNode;
  /** One sentence under the title, read with it when the dialog opens. */
  description?: ReactNode;
  /** How much room it takes from a tablet up; on a phone `small` and `medium` are a sheet at the bottom as high as their content, the others fill the screen. @default "medium" */
  size?: "small" | "medium" | "large" | "full";
  /** Lets the content reach the edges and fill the height, for a frame or a map. @default false */
  flush?: boolean;
  /** Takes the cross and Escape away: the player must finish what it asks. @default false */
  forced?: boolean;
  /** What it asks for is being carried out: cross and Escape do nothing meanwhile. @default false */
  busy?: boolean;
  /** Buttons that stay in sight below the scrolling content, the main one last. */
  footer?: ReactNode;
  /** A picture beside the content on a desktop, above it elsewhere. */
  banner?: ReactNode;
  /** What the dialog holds; it scrolls where it does not fit. */
  children?: ReactNode;
}

/**
 * A dialog over the page that keeps focus until it is closed, alone or on top of another.
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
