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
  /** Shows the sheet over the page. */
  open: boolean;
  /** Called by the cross, by Escape and by a press beside the sheet. */
  onClose(): void;
  /** What the sheet holds; also its name for screen readers. */
  title: ReactNode;
  /** Edge it comes from; follows the direction of the language. @default "start" */
  side?: "start" | "end";
  /** What the sheet holds; it scrolls where it does not fit. */
  children: ReactNode;
}

/**
 * A sheet from the side, for a phone's menu or for filters; unlike a dialog it goes away on a press beside it.
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
