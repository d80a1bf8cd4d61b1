import { Dialog } from "radix-ui";
import type { ReactNode } from "react";
import { useTranslations } from "../../words/translate.ts";
import { DialogShell } from "../../private/dialog/DialogShell.tsx";
import { useScrollArea } from "../../private/useScrolls.ts";
import { focusRingInset } from "../../styles/focus.css.ts";
import { headingSize } from "../../styles/text.css.ts";
import { IconButton } from "../icon-button/IconButton.tsx";
import * as styles from "./Drawer.css.ts";

export interface DrawerProps {
  /** Whether the drawer is open. */
  open: boolean;
  /** Called by the close button, by Escape and by a press outside. */
  onClose(): void;
  /** Title; also the accessible name. */
  title: ReactNode;
  /** Edge that it slides in from; follows the direction of the language. @default "start" */
  side?: "start" | "end";
  /** Content of the drawer; it scrolls if it does not fit. */
  children: ReactNode;
}

/**
 * A panel that slides in from the side, for a phone's menu or for filters. Unlike a Modal, it closes on a press
 * outside.
 *
 * @example <Drawer open={open} onClose={close} title="Menu"><SideMenu … /></Drawer>
 */
export function Drawer({
  open,
  onClose,
  title,
  side = "start",
  children,
}: DrawerProps) {
  const t = useTranslations();
  const [setBody, stop] = useScrollArea();
  return (
    <DialogShell
      open={open}
      onEscape={onClose}
      onOutside={onClose}
      className={styles.panel({ side })}
    >
      <div className={styles.header}>
        <Dialog.Title className={`${headingSize.x4} ${styles.title}`}>
          {title}
        </Dialog.Title>
        <IconButton
          icon="close"
          label={t("ui.drawer.close")}
          onClick={onClose}
        />
      </div>
      <div
        ref={setBody}
        className={`${styles.body} ${focusRingInset}`}
        {...stop}
      >
        <div>{children}</div>
      </div>
    </DialogShell>
  );
}
